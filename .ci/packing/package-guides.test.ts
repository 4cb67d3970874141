import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '@site/kit/workspace';
import { expect, test } from 'vitest';

const { resolve } = createRequire(join(root, 'kit/package.json'));

test.each(['shared/README.md', 'kit/README.md'])('every module that %s names exists', (guide) => {
  const text = readFileSync(join(root, guide), 'utf8');
  const modules = [...text.matchAll(/@site\/(?:kit|shared)\/[\w/-]+(?=['`])/g)].map(([name]) => name);
  expect(modules.length).toBeGreaterThan(0);
  for (const name of modules) expect(() => resolve(name), name).not.toThrow();
});

test('every name that the kit’s guide lists for a module is exported by it', () => {
  const rows = readFileSync(join(root, 'kit/README.md'), 'utf8').matchAll(
    /^\| [^|]+: ([^|]+) \| `(@site[^`]+)` \|$/gm,
  );
  const listed = [...rows].flatMap(([, names = '', module = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => ({ name, module })),
  );
  expect(listed.length).toBeGreaterThan(10);
  for (const { name, module } of listed) {
    const source = readFileSync(resolve(module), 'utf8');
    expect(source, `${module} exports ${name}`).toMatch(new RegExp(`export [^;]*\\b${name}\\b`));
  }
});
