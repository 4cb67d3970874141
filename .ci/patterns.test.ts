import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkSync } from 'recheck';
import { expect, test, vi } from 'vitest';
import { parseAst } from 'vitest/node';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Where patterns meet what visitors, callers and teams send. */
const folders = [
  'api/src',
  'delivery',
  'mf-careers/src/pages/application',
  'mf-contact/src/pages/contact',
  'shared/src/contracts',
  'shared/src/forms',
  'shared/src/navigation',
];

interface Pattern {
  file: string;
  /** Undefined for one that is put together at run time. */
  regex: { pattern: string; flags: string } | undefined;
}

/** Every regular expression in the code of the folders; tests and what only they use are left out. */
function collectPatterns(): Pattern[] {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|spec)\.|\/testing\//.test(file))
    .flatMap((file) => patternsIn(readFileSync(join(root, file), 'utf8'), file));
}

function patternsIn(code: string, file: string): Pattern[] {
  const patterns: Pattern[] = [];
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    if ('regex' in node) patterns.push({ file, regex: node.regex as Pattern['regex'] });
    if ('callee' in node && isRegExp(node.callee)) patterns.push({ file, regex: undefined });
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return patterns;
}

function isRegExp(callee: unknown): boolean {
  return typeof callee === 'object' && callee !== null && 'name' in callee && callee.name === 'RegExp';
}

/** Effort is bounded by steps and never by time: a verdict is the same on every machine, however busy. */
const effort: Parameters<typeof checkSync>[2] = {
  timeout: null,
  seedingTimeout: null,
  incubationTimeout: null,
  attackTimeout: null,
  // Up to so many repetitions, as in `{1,190}`, a pattern is proved to be linear; beyond, attacks are tried, which takes longer.
  maxRepeatCount: 300,
};

/** @returns what is wrong with a pattern; undefined when it takes linear time */
function findFault({ file, regex }: Pattern): string | undefined {
  if (!regex) return `${file}: a pattern put together at run time can't be checked: write it as a literal`;
  const { status } = checkSync(regex.pattern, regex.flags, effort);
  return status === 'safe' ? undefined : `${file}: /${regex.pattern}/${regex.flags} is ${status}`;
}

// The checker has faster programs for some systems; this one runs everywhere.
vi.stubEnv('RECHECK_BACKEND', 'pure');

test('every pattern that meets input takes linear time', { timeout: 300_000 }, () => {
  const patterns = collectPatterns();
  expect(patterns.length).toBeGreaterThan(10);
  expect(patterns.map(findFault).filter(Boolean)).toEqual([]);
});

test.each([
  ['a rule for e-mail addresses', 'const email = /^\\S+@\\S+$/;', 'vulnerable'],
  ['a nested repetition', 'const word = /^(a+)+$/i;', 'vulnerable'],
  ['a pattern made of a setting', 'const found = new RegExp(name);', 'at run time'],
])('%s that takes longer is found', (_, code, fault) => {
  const [pattern] = patternsIn(code, 'planted.ts');
  expect(pattern && findFault(pattern)).toContain(fault);
});
