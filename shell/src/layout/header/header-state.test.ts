import { describe, expect, it } from 'vitest';
import { type HeaderScroll, nextHeaderScroll } from './header-state';

const furthest = 5000;

/** Scrolls to these positions one after another and returns the header's state at each. */
function statesAt(...places: number[]) {
  let scroll: HeaderScroll | undefined;
  return places.map((top) => {
    scroll = nextHeaderScroll(scroll, { top, furthest });
    return scroll.state;
  });
}

describe('the header while scrolling', () => {
  it('is normal at the top', () => {
    expect(statesAt(0)).toEqual(['normal']);
  });

  it('becomes sticky on the way down, from the first pixel', () => {
    expect(statesAt(0, 1, 40, 900)).toEqual(['normal', 'sticky', 'sticky', 'sticky']);
  });

  it('is shown in sticky form on the way up', () => {
    expect(statesAt(0, 900, 880, 300)).toEqual(['normal', 'sticky', 'shown-sticky', 'shown-sticky']);
  });

  it('is hidden again when scrolling continues down', () => {
    expect(statesAt(0, 900, 800, 850)).toEqual(['normal', 'sticky', 'shown-sticky', 'sticky']);
  });

  it('returns to normal only at the very top', () => {
    expect(statesAt(0, 900, 10, 1, 0)).toEqual([
      'normal',
      'sticky',
      'shown-sticky',
      'shown-sticky',
      'normal',
    ]);
  });

  it('ignores the jitter of a finger', () => {
    expect(statesAt(0, 900, 897, 901, 898)).toEqual(['normal', 'sticky', 'sticky', 'sticky', 'sticky']);
  });

  it('adds up slow scrolling', () => {
    expect(statesAt(0, 900, 898, 896, 894)).toEqual(['normal', 'sticky', 'sticky', 'sticky', 'shown-sticky']);
  });

  it('is hidden when a page opens half-way down, as after a reload', () => {
    expect(statesAt(1200)).toEqual(['sticky']);
    expect(statesAt(1200, 1100)).toEqual(['sticky', 'shown-sticky']);
  });

  it('ignores overscroll at both ends', () => {
    expect(statesAt(0, -60, -20, 0)).toEqual(['normal', 'normal', 'normal', 'normal']);
    expect(statesAt(0, furthest, furthest + 80, furthest + 30, furthest)).toEqual([
      'normal',
      'sticky',
      'sticky',
      'sticky',
      'sticky',
    ]);
  });
});
