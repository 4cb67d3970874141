import { describe, expect, it } from 'vitest';
import { nextSubmenus, noSubmenus, type SubmenuAction } from './submenus';

const after = (...actions: SubmenuAction[]) => actions.reduce(nextSubmenus, noSubmenus);
const press = (id: string, alone = true): SubmenuAction => ({ type: 'press', id, alone });

describe('submenus', () => {
  it('open on hover and close when it ends', () => {
    expect(after({ type: 'enter', id: 'a' })).toEqual({ a: 'hover' });
    expect(after({ type: 'enter', id: 'a' }, { type: 'leave', id: 'a' })).toEqual({});
  });

  it('stay open when a click follows a hover', () => {
    expect(after({ type: 'enter', id: 'a' }, press('a'), { type: 'leave', id: 'a' })).toEqual({ a: 'press' });
  });

  it('close with the second click', () => {
    expect(after(press('a'), press('a'))).toEqual({});
  });

  it('close one another in a bar, on hover and on click', () => {
    expect(after(press('a'), press('b'))).toEqual({ b: 'press' });
    expect(after(press('a'), { type: 'enter', id: 'b' })).toEqual({ b: 'hover' });
  });

  it('stay open together in a list that expands in place', () => {
    expect(after(press('a', false), press('b', false))).toEqual({ a: 'press', b: 'press' });
  });

  it('close one by one and all at once', () => {
    const both = [press('a', false), press('b', false)];
    expect(after(...both, { type: 'close', id: 'a' })).toEqual({ b: 'press' });
    expect(after(...both, { type: 'close all' })).toEqual({});
  });

  it('keep their identity when nothing changes, so that nothing is rendered again', () => {
    const open = after(press('a'));
    expect(nextSubmenus(open, { type: 'enter', id: 'a' })).toBe(open);
    expect(nextSubmenus(open, { type: 'leave', id: 'a' })).toBe(open);
    expect(nextSubmenus(noSubmenus, { type: 'close all' })).toBe(noSubmenus);
  });
});
