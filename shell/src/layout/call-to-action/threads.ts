/** Lengths in the drawing's units; its origin is where the loose threads become cloth. */
const crossing = 12;
const height = 168;
const wefts = 11;
/** Wider than any window. */
const reach = 2600;

const firstWeft = (height - (wefts - 1) * crossing) / 2;
const weftRows = Array.from({ length: wefts }, (_, index) => firstWeft + index * crossing);

/**
 * The order of the threads at each knot: `(index × turn + start) mod 11`, spread over this share of the height. Eleven is
 * prime, so no two threads share a position.
 */
const knots = [
  { at: -reach, turn: 4, start: 2, spread: 1 },
  { at: -1900, turn: 7, start: 5, spread: 0.7 },
  { at: -1400, turn: 2, start: 9, spread: 1 },
  { at: -980, turn: 5, start: 1, spread: 0.55 },
  { at: -600, turn: 3, start: 6, spread: 0.9 },
  { at: -250, turn: 1, start: 0, spread: 1 },
];

export const threads = {
  height,
  crossing,
  /** Eleven threads, loose on the left, parallel on the right. */
  weft: weftRows.map(weftThread).join(''),
  /** The warp: one broad dashed line below everything. */
  warp: `M0 ${height / 2}H${reach}`,
  /** The crossings where the warp is over a weft; in plain weave each row is shifted by one thread. */
  over: weftRows.map((row, index) => `M${(index % 2) * crossing} ${row}H${reach}`).join(''),
};

function weftThread(row: number, index: number): string {
  const positions = knots.map(({ at, turn, start, spread }) => {
    const order = (index * turn + start) % wefts;
    return { x: at, y: Math.round(height / 2 + (order / (wefts - 1) - 0.5) * (height - 8) * spread) };
  });
  const way = [...positions, { x: 0, y: row }];
  return `${way.map(({ x, y }, step) => bend(way[step - 1], x, y)).join('')}H${reach}`;
}

/** A curve that starts and ends horizontally. */
function bend(from: { x: number; y: number } | undefined, x: number, y: number): string {
  if (!from) return `M${x} ${y}`;
  const middle = Math.round((from.x + x) / 2);
  return `C${middle} ${from.y} ${middle} ${y} ${x} ${y}`;
}
