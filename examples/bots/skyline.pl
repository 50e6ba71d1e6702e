#!/usr/bin/perl
# A bot for New York New York that looks at its view: it keeps its own colour for the end, when nobody
# can cover it any more. Perl, with nothing but what comes with it.
#
#     ludopolis simulate newyorknewyork --bots "program:perl examples/bots/skyline.pl;random" --games 100

use strict;
use warnings;
use JSON::PP;

$| = 1;    # an answer that waits in a buffer comes too late

while (my $line = <STDIN>) {
    my $message = decode_json($line);
    if ($message->{type} eq 'hello') {
        answer({protocol => 1, games => ['newyorknewyork']});
    }
    elsif ($message->{type} eq 'decide') {
        answer({action => best($message)->{action}});
    }
}

sub answer {
    my ($content) = @_;
    print encode_json($content), "\n";
}

# The choice that is worth most; the first of equals.
sub best {
    my ($message) = @_;
    my ($found, $most);
    for my $choice (@{$message->{choices}}) {
        my $value = value($choice->{text}, $message->{seat}, $message->{view});
        ($found, $most) = ($choice, $value) if !defined $most || $value > $most;
    }
    return $found;
}

# What it is worth to do something: "play pink 7", "take yellow 3" or "pass".
sub value {
    my ($text, $seat, $view) = @_;
    my ($verb, $colour, $number) = $text =~ /^(play|take) (.+) (\d+)$/ or return -1000;
    my $owner = owner($view, $colour);
    if ($verb eq 'take') {
        return $number + ($owner == $seat ? 100 : $owner ? 50 : 0);    # have it, or keep it from them
    }
    return -100 - $number if $owner == $seat;                          # for the end, the highest last
    my $value = $owner ? -$number : 0;                                 # a gift to somebody else
    if (my $covered = $view->{skyline}[$number - 1][-1]) {
        my $loser = owner($view, $covered->{colour});
        $value += $loser == $seat ? -2 * $number : $loser ? $number : 0;
    }
    return $value;
}

# Whose colour it is; 0 for nobody's.
sub owner {
    my ($view, $colour) = @_;
    return $view->{owners}{$colour} // 0;
}
