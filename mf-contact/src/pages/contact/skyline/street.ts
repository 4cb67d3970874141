import { type Building, buildings } from './buildings';

/** The buildings of one repeat from left to right, with the gaps between them in crossings. */
const order: readonly { building: Building; air: number }[] = [
  { building: 'neem', air: 2 },
  { building: 'krishnapuraChhatri', air: 3 },
  { building: 'palm', air: 1 },
  { building: 'house', air: 2 },
  { building: 'neem', air: 3 },
  { building: 'rajwada', air: 3 },
  { building: 'neem', air: 1 },
  { building: 'palm', air: 2 },
  { building: 'gandhiHall', air: 2 },
  { building: 'house', air: 2 },
];

const height = Math.max(...Object.values(buildings).map((rows) => rows.length));

/** One repeat as rows of characters, with every building on the bottom row. */
export const street: readonly string[] = Array.from({ length: height }, (_, row) =>
  order.map(({ building, air }) => rowOf(building, row) + '.'.repeat(air)).join(''),
);

/** The middle of the palace within a repeat, in crossings. */
export const middle = middleOf('rajwada');

function rowOf(building: Building, row: number): string {
  const rows: readonly string[] = buildings[building];
  return rows[row - (height - rows.length)] ?? '.'.repeat(widthOf(building));
}

function middleOf(wanted: Building): number {
  let at = 0;
  for (const { building, air } of order) {
    if (building === wanted) return at + widthOf(building) / 2;
    at += widthOf(building) + air;
  }
  throw new Error(`The street has no ${wanted}. Add it to the order.`);
}

function widthOf(building: Building): number {
  return buildings[building][0].length;
}
