## The first-game guide: what is going on now, and what it matters. Each is shown once.

lesson-first-turn = Your plane is at your bank. Touch a scheduled ticket below the map (with squares on it) to buy it; then touch it in your hand: from the bank it leads to the city it names. Build a hotel there, and your turn is over. A charter bought on the way takes you further for little money; the panel of cheapest routes does the sums.
    .title = Off you go

lesson-ticket-in-hand = You have bought a ticket. Touch it, then one of the cities that light up, and you fly. You may buy and fly as often as you like in a turn, and keep tickets for later turns. Only building or borrowing ends the turn.
    .title = A ticket to use

lesson-landed = Your strip says what a hotel costs here. It goes on the framed square of the track, and at payday the most hotels in a city receive the first sum on its plate, the next one the second. A factory costs more, but pays without any rank, on every payday to come. Building ends your turn; you can also fly on.
    .title = On a landing strip

lesson-passing = Two other planes stand on the strips here, so you can only pass through. Fly on with another ticket, or borrow: then all that you bought and flew in this turn is taken back.
    .title = No room to land

lesson-stay = You need not fly. Building again where you stand saves the tickets and keeps your strip. But hotels in many cities bring the distribution: 2 for two cities, 10 for four, 40 for all nine.
    .title = Your plane stayed here

lesson-low-cash = You have little cash left. Borrowing is a whole turn: your plane goes home to the bank, and you take 10 and repay 12, or 16 and repay 20. That is no shame, everybody lives on credit here; but a turn at the bank is a turn without a hotel.
    .title = Short of money

lesson-back-at-bank = From the bank only scheduled tickets lead out, each to the city it names. Look for one that is a good start for the charters in your hand or on the market. You may also stay and borrow once more.
    .title = Leaving the bank again

lesson-red-square = The next hotel here goes on a red square: it closes the oldest open hotel of the city, whoever owns it. Closed hotels count for nothing until their owner comes by and renovates one instead of building.
    .title = A red square

lesson-renovate = You have a closed hotel here. Touch it to renovate: that is free, and it goes on the next square like a new one. It uses up none of the hotels in front of you. When the track is full it is too late.
    .title = Open it again

lesson-last-hotels = Somebody has two hotels or less in front of them. Who builds the last one makes this round the last before payday. Now is the time for hotels where they win a rank, and before the next phase you cannot catch up.
    .title = Payday is near

lesson-closing = This round is the last before payday. Look where one hotel makes you first or second: the plate of a city says what that is worth. A loan taken now must be repaid or extended right after payday.
    .title = Your last turn before payday

lesson-loans = After a payday you decide on each loan. To repay costs the sum on its front, now. To extend costs nothing now but much more at the next payday: 16 instead of 12, 30 instead of 20. Repay what you can, but keep enough to leave the bank and to build.
    .title = Repay or extend

lesson-new-phase = Everybody has six new hotels; planes, tickets, hotels and factories stay where they are. Tracks are longer now and pay more, so the ranks are worth more as well. A factory built now still pays on every payday that is left.
    .title = A new phase

lesson-last-phase = After the next payday the game is over. All loans are repaid then, and only cash counts: a building is worth what it brings on that one payday, a ticket left in hand nothing.
    .title = The last phase
