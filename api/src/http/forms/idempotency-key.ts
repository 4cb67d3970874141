/** Short printable strings, such as those of `crypto.randomUUID()`. */
const usable = /^[\x21-\x7e]{1,200}$/;

/** The client's key of a request, by which a repeat is recognised. */
export type IdempotencyKey = { usable: true; key: string | undefined } | { usable: false };

/** Reads the header `Idempotency-Key`; an empty one counts as missing. */
export function readIdempotencyKey(header: string | string[] | undefined): IdempotencyKey {
  if (!header) return { usable: true, key: undefined };
  if (typeof header === 'string' && usable.test(header)) return { usable: true, key: header };
  return { usable: false };
}

export const unusableKey =
  'The header Idempotency-Key must have 1 to 200 printable ASCII characters without spaces, for instance a UUID. Send another key, or none.';

export const takenKey = 'This Idempotency-Key was already used with other data. Send these with another key.';
