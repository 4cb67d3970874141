import type { Challenge, Payload, Solution } from 'altcha/types';

// Not inside of `new Worker()`: bundled as a worker, it would start like a remote's entry, which needs the shell.
const solver = new URL('altcha/workers/pbkdf2', import.meta.url);

/**
 * Solves a challenge in a worker.
 * @param signal ends the worker; an aborted one starts none
 * @returns the payload of ALTCHA's protocol: challenge and solution, JSON in Base64
 * @throws when the browser runs no worker or has no Web Crypto, as without TLS
 */
export async function solveChallenge(challenge: Challenge, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted();
  const worker = new Worker(solver);
  try {
    const solution = await new Promise<Solution>((resolve, reject) => {
      signal.onabort = () => reject(signal.reason);
      worker.onerror = () => reject(new Error('The form’s challenge could not be solved in a worker.'));
      worker.onmessage = ({ data }) => (data?.derivedKey ? resolve(data) : reject(data?.error));
      worker.postMessage({ type: 'work', challenge });
    });
    const payload: Payload = { challenge, solution };
    return btoa(JSON.stringify(payload));
  } finally {
    worker.terminate();
  }
}
