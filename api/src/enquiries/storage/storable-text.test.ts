import { expect, test } from 'vitest';
import { fromStorable, toStorable } from './storable-text';

test.each(['', 'नमस्ते 👩‍👩‍👧', 'a "quote" and \'another\'\r\n\ttab', '\ufeff\uffff'])(
  '%j is stored unchanged',
  (text) => {
    expect(toStorable(text)).toBe(text);
  },
);

test.each(['\0', 'a\0b\0', '\ud83d', '\udc00\ud800', '\ufdd0', '\ufdd00000', '\ufdd0\0\ud800👍'])(
  '%j survives a column that cannot hold it',
  (text) => {
    const stored = toStorable(text);
    expect(stored).not.toContain('\0');
    expect(Buffer.from(stored).toString()).toBe(stored);
    expect(fromStorable(stored)).toBe(text);
  },
);
