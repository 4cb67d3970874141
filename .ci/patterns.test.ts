import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkSync } from 'recheck';
import { expect, test, vi } from 'vitest';
import { parseAst } from 'vitest/node';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The folders whose patterns match input of visitors, callers and teams. */
const folders = [
  'api/src',
  'delivery',
  'mf-careers/src/pages/application',
  'mf-contact/src/pages/contact',
  'shared/src/forms',
  'shared/src/http',
  'shared/src/navigation',
  'shared/src/node',
  'shared/src/site-model',
];

interface Pattern {
  file: string;
  /** Undefined for a pattern built at run time. */
  regex: { pattern: string; flags: string } | undefined;
}

/** Every regular expression in the code of the folders; without tests and their support. */
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

/** Limited by steps instead of time, so that results don't depend on the machine. */
const effort: Parameters<typeof checkSync>[2] = {
  timeout: null,
  seedingTimeout: null,
  incubationTimeout: null,
  attackTimeout: null,
  // Up to this many repetitions, as in `{1,190}`, a pattern is proved linear; above, attacks are tried, which takes longer.
  maxRepeatCount: 300,
};

/** @returns the error of a pattern; undefined when it takes linear time */
function findFault({ file, regex }: Pattern): string | undefined {
  if (!regex) return `${file}: a pattern built at run time can't be checked: write it as a literal`;
  const { status } = checkSync(regex.pattern, regex.flags, effort);
  return status === 'safe' ? undefined : `${file}: /${regex.pattern}/${regex.flags} is ${status}`;
}

// The checker has faster programs for some systems; this one runs everywhere.
vi.stubEnv('RECHECK_BACKEND', 'pure');

test('every pattern for input takes linear time', { timeout: 300_000 }, () => {
  const patterns = collectPatterns();
  expect(patterns.length).toBeGreaterThan(10);
  expect(patterns.map(findFault).filter(Boolean)).toEqual([]);
});

test.each([
  ['a rule for e-mail addresses', 'const email = /^\\S+@\\S+$/;', 'vulnerable'],
  ['a nested repetition', 'const word = /^(a+)+$/i;', 'vulnerable'],
  ['a pattern built from a setting', 'const found = new RegExp(name);', 'at run time'],
])('%s that takes longer is detected', (_, code, fault) => {
  const [pattern] = patternsIn(code, 'planted.ts');
  expect(pattern && findFault(pattern)).toContain(fault);
});
