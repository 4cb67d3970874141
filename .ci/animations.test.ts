import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const filesOf = (pattern: string) =>
  execFileSync('git', ['ls-files', pattern], { cwd: root, encoding: 'utf8' }).trim().split('\n');

/** The milliseconds that the pattern captures. */
const durationsIn = (files: string, pattern: RegExp) =>
  filesOf(files).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(([, duration]) => ({
      file,
      duration: Number(duration),
    })),
  );

test('entrance animations of pages take 700 to 1500 ms (requirements §9.6)', () => {
  const entrances = [
    // Endless animations are no entrances: the marquee, and the bar of a form that is being sent.
    ...durationsIn('mf-*/src/pages/*.module.css', /animation: [\w-]+ (\d+)ms(?![^;]*infinite)/g),
    ...durationsIn('mf-*/src/*.tsx', /revealed\(\{[^}]*duration: (\d+)/g),
  ];
  expect(entrances.length).toBeGreaterThan(10);
  expect(entrances.filter(({ duration }) => duration < 700 || duration > 1500)).toEqual([]);
});
