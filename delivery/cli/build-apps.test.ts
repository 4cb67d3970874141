import { expect, test } from 'vitest';
import { sourceFiles } from '../source-hash';
import { buildSources, builtNames } from './build-apps';

test.each(builtNames)('%s is built anew for its sources, what it shares and its packages', async (name) => {
  const files = await sourceFiles(buildSources(name));
  const needed = [`${name}/rsbuild.config.ts`, `${name}/package.json`, 'package-lock.json', 'tsconfig.json'];
  expect(files).toEqual(expect.arrayContaining(needed));
  expect(files.some((file) => file.startsWith(`${name}/src/`))).toBe(true);
  expect(files.some((file) => file.startsWith('shared/src/'))).toBe(true);
  expect(files.includes('kit/rsbuild/app-config.ts')).toBe(name !== 'api');
});

test.each(builtNames)(
  '%s is not built anew for a test, its helpers, another app or a command',
  async (name) => {
    const files = await sourceFiles(buildSources(name));
    const others = builtNames.filter((other) => other !== name);
    const outside = [...others, 'delivery', 'e2e', 'kit/testing', 'kit/cli'].map((folder) => `${folder}/`);
    const unneeded = files.filter(
      (file) =>
        /\.test\.|\.spec\.|\/testing\/|\/dist\//.test(file) ||
        outside.some((place) => file.startsWith(place)),
    );
    expect(unneeded).toEqual([]);
  },
);
