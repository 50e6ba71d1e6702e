#!/bin/sh
# The smallest bot: it takes the first choice, in every game. Plain POSIX sh.
#
#     ludopolis simulate newyork --bots "program:sh examples/bots/first.sh;random" --games 20

while IFS= read -r line; do
    case $line in
    '{"type":"hello",'*)
        echo '{"protocol":2}'
        ;;
    '{"type":"decide",'*)
        # The first choice is what stands after `"legal":[`; its kind comes first, then its number.
        rest=${line#*'"legal":[{"kind":'}
        rest=${rest#*'"number":'}
        echo "{\"action\":${rest%%[!0-9]*}}"
        ;;
    esac # of the end of a game it makes nothing; at the end of its input it ends
done
