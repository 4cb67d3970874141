import { describe, expect, it, vi } from 'vitest';
import { createSubmissionKeys } from './submission-keys';

describe('the key of what a visitor sends', () => {
  it('stays the same for the same words', () => {
    const { keyOf } = createSubmissionKeys();
    expect(keyOf('a shop')).toBe(keyOf('a shop'));
  });

  it('is another one for other words, and the first again for the first words', () => {
    const { keyOf } = createSubmissionKeys();
    const first = keyOf('a shop');
    expect(keyOf('two shops')).not.toBe(first);
    expect(keyOf('a shop')).toBe(first);
  });

  it('is a new one once the words have arrived', () => {
    const { keyOf, forget } = createSubmissionKeys();
    const first = keyOf('a shop');
    forget();
    expect(keyOf('a shop')).not.toBe(first);
  });

  it('is no other visitor’s key', () => {
    expect(createSubmissionKeys().keyOf('a shop')).not.toBe(createSubmissionKeys().keyOf('a shop'));
  });

  it('is there at an address without TLS, where a browser makes no UUIDs', () => {
    const getRandomValues = crypto.getRandomValues.bind(crypto);
    vi.stubGlobal('crypto', { getRandomValues });
    const { keyOf } = createSubmissionKeys();
    expect(keyOf('a shop')).toMatch(/^[0-9a-f]{32}$/);
    expect(keyOf('two shops')).not.toBe(keyOf('a shop'));
  });
});
