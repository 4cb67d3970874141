import { expect, test } from 'vitest';
import { type HeaderScroll, nextHeaderScroll } from './header-state';

const furthest = 5000;

test.each([
  ['is normal at the top', [0], ['normal']],
  ['becomes sticky on the way down, from the first pixel', [0, 1, 40], ['normal', 'sticky', 'sticky']],
  ['is shown on the way up', [0, 900, 880, 300], ['normal', 'sticky', 'shown-sticky', 'shown-sticky']],
  ['is hidden on the way down again', [0, 900, 800, 850], ['normal', 'sticky', 'shown-sticky', 'sticky']],
  [
    'returns to normal only at the very top',
    [0, 900, 10, 1, 0],
    ['normal', 'sticky', 'shown-sticky', 'shown-sticky', 'normal'],
  ],
  [
    'ignores the jitter of a finger',
    [0, 900, 897, 901, 898],
    ['normal', 'sticky', 'sticky', 'sticky', 'sticky'],
  ],
  [
    'adds up slow scrolling',
    [0, 900, 898, 896, 894],
    ['normal', 'sticky', 'sticky', 'sticky', 'shown-sticky'],
  ],
  [
    'is hidden on a page that opens half-way down, as after a reload',
    [1200, 1100],
    ['sticky', 'shown-sticky'],
  ],
  ['stays hidden on such a page on the way down', [1200, 1203, 1300], ['sticky', 'sticky', 'sticky']],
  ['ignores overscroll at the top', [0, -60, -20, 0], ['normal', 'normal', 'normal', 'normal']],
  [
    'ignores overscroll at the end',
    [0, furthest, furthest + 80, furthest + 30, furthest],
    ['normal', 'sticky', 'sticky', 'sticky', 'sticky'],
  ],
])('the header %s', (_, places, states) => {
  let scroll: HeaderScroll | undefined;
  const reached = places.map((top) => {
    scroll = nextHeaderScroll(scroll, { top, furthest });
    return scroll.state;
  });
  expect(reached).toEqual(states);
});
