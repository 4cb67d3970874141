import { describe, expect, it } from 'vitest';
import { compositionNames } from './compositions';
import { weave } from './weave';
import type { WeaveShape } from './weave-shape';

const seeds = Array.from({ length: 40 }, (_, at) => `/page-${at}`);

describe('weave', () => {
  it('draws the same cloth for the same seed', () => {
    expect(weave({ seed: '/service/web' })).toEqual(weave({ seed: '/service/web' }));
  });

  it('draws another cloth for each of forty seeds', () => {
    expect(new Set(seeds.map((seed) => JSON.stringify(weave({ seed })))).size).toBe(40);
  });

  it.each([1, 2, 3] as const)('takes less than 3 kB of path data at density %i', (density) => {
    for (const seed of seeds) {
      const bytes = weave({ seed, density }).reduce(
        (sum, { d, dash = '' }) => sum + d.length + dash.length,
        0,
      );
      expect(bytes, seed).toBeLessThan(3000);
    }
  });

  it('writes whole numbers only', () => {
    for (const seed of seeds) {
      for (const { d, dash = '' } of weave({ seed })) expect(d + dash).toMatch(/^[MHVhvz\d -]+$/);
    }
  });

  it('fills any size of picture', () => {
    expect(weave({ seed: 'wide', width: 1440, height: 240 })[0]?.d).toBe('M0 0h1440v240h-1440z');
  });

  it.each([
    [960, 720],
    [1440, 240],
    [440, 632],
    [900, 760],
  ])('keeps every border whole within %i × %i', (width, height) => {
    for (const composition of compositionNames) {
      for (const seed of seeds) {
        for (const [x, y, across, down] of bands(weave({ seed, width, height, composition }))) {
          expect(Math.min(x, y), `${seed} ${composition}`).toBeGreaterThanOrEqual(0);
          expect(x + across, `${seed} ${composition}`).toBeLessThanOrEqual(width);
          expect(y + down, `${seed} ${composition}`).toBeLessThanOrEqual(height);
        }
      }
    }
  });
});

/** The areas of bands on the cloth: left, top, width, height. */
function bands(shapes: WeaveShape[]): [number, number, number, number][] {
  return shapes
    .filter(({ ink, stroke }) => stroke === undefined && (ink === 'band' || ink === 'ground'))
    .map(({ d }) => {
      const [x = 0, y = 0, width = 0, height = 0] = (d.match(/-?\d+/g) ?? []).map(Number);
      return [x, y, width, height];
    });
}
