/** What a browser's `crypto.randomUUID()` gives, and whatever else is short and printable. */
const usable = /^[\x21-\x7e]{1,200}$/;

/** What the sender calls what it sends, so that a repeat is recognised. */
export type IdempotencyKey = { usable: true; key: string | undefined } | { usable: false };

/** Reads the header `Idempotency-Key`; an empty one counts as none. */
export function readIdempotencyKey(header: string | string[] | undefined): IdempotencyKey {
  if (!header) return { usable: true, key: undefined };
  if (typeof header === 'string' && usable.test(header)) return { usable: true, key: header };
  return { usable: false };
}

export const unusableKey =
  'The header Idempotency-Key has to be 1 to 200 printable ASCII characters without spaces, for instance a UUID. Send another one, or none.';

export const takenKey =
  'Something else was already sent with this Idempotency-Key. Send this one with a key of its own.';
