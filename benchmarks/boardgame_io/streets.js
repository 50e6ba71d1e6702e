// A game of the size of New York: four players, 49 squares, two cards that name one, prices, blocks.
// Hands and the pile are hidden; a game takes about as many moves as one of New York.

"use strict";

const { INVALID_MOVE } = require("boardgame.io/core");

const LINES = 7;
const SQUARES = LINES * LINES;
const COPIES = 16; // of each card
const HAND = 5;
const COINS = 20;
const MOST_MOVES = 180;

// A card names a line; the first of two is taken across, the second down.
const cards = () => Array.from({ length: LINES * COPIES }, (_, n) => n % LINES);
const crossing = (across, down) => across * LINES + down;

function neighbours(square) {
  const found = [];
  if (square % LINES > 0) found.push(square - 1);
  if (square % LINES < LINES - 1) found.push(square + 1);
  if (square >= LINES) found.push(square - LINES);
  if (square < SQUARES - LINES) found.push(square + LINES);
  return found;
}

function largestBlock(board, owner) {
  const seen = new Set();
  let largest = 0;
  for (let start = 0; start < SQUARES; start++) {
    if (board[start] !== owner || seen.has(start)) continue;
    const waiting = [start];
    seen.add(start);
    let size = 0;
    while (waiting.length > 0) {
      size++;
      for (const beside of neighbours(waiting.pop())) {
        if (board[beside] === owner && !seen.has(beside)) {
          seen.add(beside);
          waiting.push(beside);
        }
      }
    }
    largest = Math.max(largest, size);
  }
  return largest;
}

function setup({ ctx, random }) {
  const pile = random.Shuffle(cards());
  const players = {};
  for (let seat = 0; seat < ctx.numPlayers; seat++) {
    players[seat] = { hand: pile.splice(0, HAND), coins: COINS, block: 0 };
  }
  return { board: Array(SQUARES).fill(null), pile, discards: [], players, moves: 0 };
}

// Lay a card across and one down and build where they cross; a building of another is paid for.
function build({ G, playerID, random, events }, first, second) {
  const own = G.players[playerID];
  const [across, down] = [own.hand[first], own.hand[second]];
  if (across === undefined || down === undefined || first === second) return INVALID_MOVE;
  const square = crossing(across, down);
  const owner = G.board[square];
  if (owner !== null && owner !== playerID && own.coins > 0) {
    own.coins -= 1;
    G.players[owner].coins += 1;
  }
  G.board[square] = playerID;
  for (const place of [Math.max(first, second), Math.min(first, second)]) {
    G.discards.push(...own.hand.splice(place, 1));
  }
  if (G.pile.length < 2) {
    G.pile.push(...random.Shuffle(G.discards));
    G.discards = [];
  }
  own.hand.push(...G.pile.splice(0, 2));
  for (const seat of Object.keys(G.players)) {
    G.players[seat].block = largestBlock(G.board, seat);
  }
  G.moves += 1;
  events.endTurn();
}

// Nobody sees the pile or another's hand, only how many cards there are.
function playerView({ G, playerID }) {
  const players = {};
  for (const [seat, player] of Object.entries(G.players)) {
    players[seat] = seat === playerID ? player : { ...player, hand: player.hand.length };
  }
  return { ...G, pile: G.pile.length, players };
}

exports.Streets = {
  name: "streets",
  minPlayers: 4,
  maxPlayers: 4,
  setup,
  moves: { build },
  playerView,
  endIf: ({ G }) => (G.moves >= MOST_MOVES ? { moves: G.moves } : undefined),
};
