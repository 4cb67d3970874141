/** What one visitor's filled forms are called, so that the server knows a repeat for what it is. */
export interface SubmissionKeys {
  /** The same words keep their key; other words get one of their own, as a key stands for one submission for good. */
  keyOf(words: string): string;
  /** After a success whoever sends the same words again means a second submission. */
  forget(): void;
}

/** Begins without any key. */
export function createSubmissionKeys(): SubmissionKeys {
  // All of them, not the last alone: a visitor may change a word after a failure, and change it back.
  const keys = new Map<string, string>();
  return {
    keyOf(words) {
      const key = keys.get(words) ?? newKey();
      keys.set(words, key);
      return key;
    },
    forget: () => keys.clear(),
  };
}

/** At an address without TLS browsers have no `randomUUID`, but random bytes all the same. */
function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), twoDigits).join('');
}

const twoDigits = (byte: number) => byte.toString(16).padStart(2, '0');
