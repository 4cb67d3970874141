import { describe, expect, it } from 'vitest';
import { nextFocus } from './next-focus';

const items = ['first', 'second', 'third'];

describe('arrow keys in a submenu', () => {
  it('enter it from its button, at either end', () => {
    expect(nextFocus('ArrowDown', items, 'button')).toBe('first');
    expect(nextFocus('ArrowUp', items, 'button')).toBe('third');
  });

  it('wrap around', () => {
    expect(nextFocus('ArrowDown', items, 'first')).toBe('second');
    expect(nextFocus('ArrowDown', items, 'third')).toBe('first');
    expect(nextFocus('ArrowUp', items, 'first')).toBe('third');
    expect(nextFocus('ArrowUp', items, 'third')).toBe('second');
  });

  it('jump to the ends with Home and End, within the submenu only', () => {
    expect(nextFocus('Home', items, 'third')).toBe('first');
    expect(nextFocus('End', items, 'first')).toBe('third');
    expect(nextFocus('Home', items, 'button')).toBeUndefined();
    expect(nextFocus('End', items, 'button')).toBeUndefined();
  });

  it('leave every other key to the browser', () => {
    expect(nextFocus('Tab', items, 'first')).toBeUndefined();
    expect(nextFocus('a', items, 'first')).toBeUndefined();
  });
});
