// @ts-check
/**
 * The shapes of what the server tells, for the type checker and for readers. No code.
 * What has its usual value is left out by the server, so most fields may be missing. The server's texts
 * have been put into words already (`language/words.js`), and its scenes together (`position.js`).
 *
 * @typedef {import("./scene").Sprite} Sprite
 * @typedef {import("./scene").Spot} Spot
 * @typedef {import("./scene").Drawing} Drawing
 * @typedef {import("./scene").Piece} Piece
 * @typedef {import("./scene").Panel} Panel
 * @typedef {import("./scene").Button} Button
 * @typedef {import("./scene").Section} Section
 * @typedef {Required<import("./scene").Scene>} Scene
 * @typedef {import("./scene").Choice & {note: string, parts: string[]}} Choice
 * @typedef {import("./scene").Report} Report
 * @typedef {import("./scene").Lesson} Lesson
 * @typedef {{action: number, text: string,
 *   win: {name: string, mine: boolean, percent: number}[]}} HintedMove
 * @typedef {{number: number, move: number, seat: number | null, to_move: number | null,
 *   to_move_mine: boolean, curtain?: boolean, over: boolean, scene: Scene, choices: Choice[], question: string,
 *   chapter: number, lesson: Lesson | null, reading: Section[], undo: boolean, hint: boolean,
 *   aids: {key: string, name: string}[]}} Position
 * @typedef {{after: number[], asked: boolean, agreed: number[], may_agree: boolean}} Back
 * @typedef {{seat: number, name: string, kind: "open" | "person" | "bot", bot?: string, level?: string, lent?: boolean,
 *   back?: Back, reserved?: string, mine: boolean, online: boolean, resigned: boolean}} Seat
 * @typedef {{by: string, answer: "yes" | "no" | null, yes: number[], no: number[]}} RematchAsked
 * @typedef {{number: number, seat: number | null, lines: string[]}} LogEntry
 * @typedef {{number: number, name: string, seat: number | null, text: string, at: string}} ChatLine
 * @typedef {{reason: string, lines: string[], scores: Record<string, number>,
 *   places: Record<string, number>, winners: number[]}} Result
 * @typedef {{round: number, commitments: Record<string, string>, revealed: number[],
 *   promise: string}} Shuffle
 * @typedef {{id: string, game: string, face: string, title: string,
 *   options: {name: string, text: string, value: string | number | boolean, label: string}[],
 *   players: number, status: "waiting" | "shuffling" | "playing" | "over", seats: Seat[], mine: number[],
 *   host: boolean, public: boolean, people: number, hints: string, waits_round?: boolean, shuffle: Shuffle,
 *   bots?: {bot: string, level: string, text: string}[], usual_bot?: string,
 *   rematch?: string, rematch_asked?: RematchAsked, invite?: string, result?: Result}} Table
 *
 * A thing is whatever can be touched. Things with the same part mean the same; the key tells them apart.
 * @typedef {{key: string, part: string, label: string, kind: "spot" | "piece" | "button",
 *   place: string, spot?: string, lying?: string[], amount?: number,
 *   box?: {x: number, y: number, width: number, height: number, turn: number, round: boolean}}} Thing
 */
export {};
