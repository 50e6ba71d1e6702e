#!/usr/bin/perl
# A bot for New York New York that looks at its choices: it keeps its own colour for the end, when nobody
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
        answer({protocol => 2, games => ['newyorknewyork']});
    }
    elsif ($message->{type} eq 'decide') {
        answer({action => best($message->{view})->{number}});
    }
}

sub answer {
    my ($content) = @_;
    print encode_json($content), "\n";
}

# The choice that is worth most; the first of equals.
sub best {
    my ($view) = @_;
    my ($found, $most);
    for my $choice (@{$view->{legal}}) {
        my $value = value($choice, $view->{seat});
        ($found, $most) = ($choice, $value) if !defined $most || $value > $most;
    }
    return $found;
}

# What it is worth to do something: to play a card, to take one, or to pass.
sub value {
    my ($choice, $seat) = @_;
    return -1000 if $choice->{kind} eq 'pass';
    my ($number, $owner) = ($choice->{card}{number}, owner($choice->{card}));
    if ($choice->{kind} eq 'take') {
        return $number + ($owner == $seat ? 100 : $owner ? 50 : 0);    # have it, or keep it from them
    }
    return -100 - $number if $owner == $seat;                          # for the end, the highest last
    my $value = $owner ? -$number : 0;                                 # a gift to somebody else
    if (my $covered = $choice->{covers}) {
        my $loser = owner($covered);
        $value += $loser == $seat ? -2 * $number : $loser ? $number : 0;
    }
    return $value;
}

# The seat that scores for a card; 0 for nobody.
sub owner {
    my ($card) = @_;
    return $card->{owner} // 0;
}
