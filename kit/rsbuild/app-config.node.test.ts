import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { root } from '../workspace';
import { defineApp } from './app-config';

const folder = join(root, 'mf-contact');

test('the two builds of a release run one after the other: in parallel, the numbers of chunks depend on which is faster', async () => {
  const config = await defineApp({ folder })({ env: 'production', envMode: 'production', command: 'build' });
  const { initConfigs } = await createRsbuild({ cwd: folder, rsbuildConfig: config });
  const builds = await initConfigs({ action: 'build' });
  expect(builds.map(({ name, dependencies = [] }) => ({ name, dependencies }))).toEqual([
    { name: 'web', dependencies: [] },
    { name: 'node', dependencies: ['web'] },
  ]);
});

test('a development server watches our packages, and no others', async () => {
  const config = await defineApp({ folder })({ env: 'development', envMode: 'development', command: 'dev' });
  const { initConfigs } = await createRsbuild({ cwd: folder, rsbuildConfig: config });
  const [web] = await initConfigs({ action: 'dev' });
  const ignored = (file: string) => v.parse(v.instance(RegExp), web?.watchOptions?.ignored).test(file);
  expect(ignored('/site/node_modules/@site/shared/src/ui/card/card.tsx')).toBe(false);
  expect(ignored('/site/node_modules/react/index.js')).toBe(true);
});

test.each([
  ['mf-contact', 'src/pages'],
  ['shell', 'src/development.ts'],
])('the development server of %s restarts when a file of %s comes or goes', async (app, watched) => {
  const folder = join(root, app);
  const config = await defineApp({ folder })({ env: 'development', envMode: 'development', command: 'dev' });
  expect(config.dev?.watchFiles).toMatchObject({
    paths: join(folder, watched),
    events: ['add', 'unlink'],
    type: 'restart',
  });
  expect(existsSync(join(folder, watched))).toBe(true);
});
