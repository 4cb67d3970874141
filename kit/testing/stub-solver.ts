import { vi } from 'vitest';

const solution = { counter: 7, derivedKey: 'ef' };

/**
 * Puts a worker that solves at once in place of the browser's.
 * @returns the solution, and a function that reads the one that a request was sent with
 */
export function stubSolver() {
  vi.stubGlobal(
    'Worker',
    class {
      onmessage?: (message: object) => void;
      postMessage = () => this.onmessage?.({ data: solution });
      terminate() {}
    },
  );
  return {
    solution,
    sentWith: (request: RequestInit | undefined): unknown =>
      JSON.parse(atob(new Headers(request?.headers).get('altcha') ?? '')),
  };
}
