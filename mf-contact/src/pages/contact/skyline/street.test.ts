import { describe, expect, it } from 'vitest';
import { buildings } from './buildings';
import { middle, street } from './street';

describe('the street', () => {
  it.each(Object.entries(buildings))('has %s on point paper without a gap', (_, rows) => {
    expect(new Set(rows.map((row) => row.length)).size).toBe(1);
    expect(rows.join('')).toMatch(/^[#o.]+$/);
  });

  it('has rows of equal length, and every building on the bottom row', () => {
    expect(new Set(street.map((row) => row.length)).size).toBe(1);
    const ground = street.at(-1) ?? '';
    for (const rows of Object.values(buildings)) expect(ground).toContain(rows.at(-1));
  });

  it('computes the middle of the palace', () => {
    const flag = street[0]?.indexOf('o') ?? -1;
    expect(flag + 0.5).toBe(middle);
  });
});
