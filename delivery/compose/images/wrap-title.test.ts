import { describe, expect, it } from 'vitest';
import { wrapTitle } from './wrap-title';

/** Simulates letters that are all ten wide. */
const measure = (text: string) => text.length * 10;

describe('wrapTitle', () => {
  it('leaves a title that fits on one line', () => {
    expect(wrapTitle('Career', 200, measure)).toEqual(['Career']);
  });

  it('makes lines of about the same length rather than one full and one short', () => {
    expect(wrapTitle('AI and Machine Learning', 200, measure)).toEqual(['AI and Machine', 'Learning']);
    expect(wrapTitle('one two three four', 150, measure)).toEqual(['one two', 'three four']);
  });

  it('puts a word wider than the space on its own line', () => {
    expect(wrapTitle('Planning Implementation', 100, measure)).toEqual(['Planning', 'Implementation']);
  });
});
