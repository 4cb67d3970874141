/** The keys of one visitor's submissions, by which the server recognizes a repeat. */
export interface SubmissionKeys {
  /** The same input keeps its key; other input gets a new one, because a key identifies one submission for good. */
  keyOf(input: string): string;
  /** After a success, sending the same input again is a second submission. */
  forget(): void;
}

/** Starts without any key. */
export function createSubmissionKeys(): SubmissionKeys {
  // All of them, not only the last: a visitor may change a field after a failure, and change it back.
  const keys = new Map<string, string>();
  return {
    keyOf(input) {
      const key = keys.get(input) ?? newKey();
      keys.set(input, key);
      return key;
    },
    forget: () => keys.clear(),
  };
}

/** Not `randomUUID`, which browsers have with TLS only. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), twoDigits).join('');
}

const twoDigits = (byte: number) => byte.toString(16).padStart(2, '0');
