import { join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { expect, test } from 'vitest';
import { root } from '../workspace';
import { defineApp } from './app-config';

test('the two builds of a release run one after the other: in parallel, the numbers of chunks depend on which is faster', async () => {
  const folder = join(root, 'mf-contact');
  const config = await defineApp({ folder })({ env: 'production', envMode: 'production', command: 'build' });
  const { initConfigs } = await createRsbuild({ cwd: folder, rsbuildConfig: config });
  const builds = await initConfigs({ action: 'build' });
  expect(builds.map(({ name, dependencies = [] }) => ({ name, dependencies }))).toEqual([
    { name: 'web', dependencies: [] },
    { name: 'node', dependencies: ['web'] },
  ]);
});
