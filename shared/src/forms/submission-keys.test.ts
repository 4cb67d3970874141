import { describe, expect, it, vi } from 'vitest';
import { createSubmissionKeys } from './submission-keys';

describe('the key of a submission', () => {
  it('stays the same for the same input', () => {
    const { keyOf } = createSubmissionKeys();
    expect(keyOf('a shop')).toBe(keyOf('a shop'));
  });

  it('differs for other input, and is the first again for the first input', () => {
    const { keyOf } = createSubmissionKeys();
    const first = keyOf('a shop');
    expect(keyOf('two shops')).not.toBe(first);
    expect(keyOf('a shop')).toBe(first);
  });

  it('is a new one after a success', () => {
    const { keyOf, forget } = createSubmissionKeys();
    const first = keyOf('a shop');
    forget();
    expect(keyOf('a shop')).not.toBe(first);
  });

  it('differs between visitors', () => {
    expect(createSubmissionKeys().keyOf('a shop')).not.toBe(createSubmissionKeys().keyOf('a shop'));
  });

  it('exists without TLS, where browsers have no `randomUUID`', () => {
    const getRandomValues = crypto.getRandomValues.bind(crypto);
    vi.stubGlobal('crypto', { getRandomValues });
    expect(createSubmissionKeys().keyOf('a shop')).toMatch(/^[0-9a-f]{32}$/);
  });
});
