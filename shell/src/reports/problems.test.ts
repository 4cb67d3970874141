import { expect, test, vi } from 'vitest';
import type { Problem } from './problems';

test('passes on the first twenty errors from before the reporting script, and each later one', async () => {
  // Each visit has its own instance of the module.
  vi.resetModules();
  const { noteProblem, takeProblems } = await import('./problems');
  for (let count = 1; count <= 25; count++) noteProblem('remote', count, '/career');
  const taken: Problem[] = [];
  takeProblems((problem) => taken.push(problem));
  expect(taken.map(({ thrown }) => thrown)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  noteProblem('uncaught', 'late');
  expect(taken.at(-1)).toEqual({ kind: 'uncaught', thrown: 'late', path: '/' });
});

test('ignores what the browser reports without an error: of scripts of others, and of a ResizeObserver', async () => {
  vi.resetModules();
  const { takeProblems, watchProblems } = await import('./problems');
  const taken: Problem[] = [];
  watchProblems();
  takeProblems((problem) => taken.push(problem));
  const thrown = new TypeError('x is not a function');
  for (const error of [null, undefined, thrown]) window.dispatchEvent(new ErrorEvent('error', { error }));
  expect(taken).toEqual([{ kind: 'uncaught', thrown, path: '/' }]);
});
