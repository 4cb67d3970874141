import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast, readColourTokens } from '../testing/contrast';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const colours = readColourTokens(css);

function ratio(pair: string): number {
  const [front, ground] = pair.split(' on ').map((name) => colours.get(name));
  if (!front || !ground)
    throw new Error(`tokens.css has no pair ${pair}. Change the name here or add the token.`);
  return contrast(front, ground);
}

describe('contrast of the colour tokens', () => {
  it('measures black on white as 21 and agrees with a known pair', () => {
    const tokens = readColourTokens(
      '--color-white: oklch(1 0 0); --color-black: oklch(0 0 0); --color-grey: oklch(0.5999 0 0)',
    );
    const [white, black, grey] = ['white', 'black', 'grey'].map((name) => tokens.get(name));
    if (!white || !black || !grey) throw new Error('the parser found no colour');
    expect(contrast(white, black)).toBeCloseTo(21, 1);
    // oklch(0.5999 0 0) is #808080, which has 3.95 on white.
    expect(contrast(grey, white)).toBeCloseTo(3.95, 1);
  });

  it.each(textPairs())('%s is readable: at least 4.5', (pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    'line-strong on card',
    'line-strong on paper',
    'line-strong on paper-deep',
    'madder on madder-wash',
    'focus on card',
    'focus on paper',
    'focus on paper-deep',
    'marigold on night',
    'marigold on night-deep',
    'action on line',
    'marigold-deep on paper',
  ])('%s is visible as an edge, a mark or a ring: at least 3', (pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(3);
  });
});

function textPairs(): string[] {
  const paperInks = ['ink', 'ink-soft', 'action', 'action-deep', 'marigold-deep', 'madder', 'leaf'];
  const onPaper = ['paper', 'paper-deep', 'card'].flatMap((ground) =>
    paperInks.map((ink) => `${ink} on ${ground}`),
  );
  const nightInks = ['on-night', 'on-night-soft', 'marigold', 'madder-light'];
  const onNight = ['night', 'night-deep'].flatMap((ground) => nightInks.map((ink) => `${ink} on ${ground}`));
  return [
    ...onPaper,
    ...onNight,
    'on-action on action',
    'on-action on action-deep',
    'ink on marigold',
    'ink on on-night',
    'ink on madder-wash',
    'ink-soft on madder-wash',
    'madder on madder-wash',
  ];
}
