import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../workspace';
import { defineRoutes } from './define-routes';
import { foreignPaths, mountsInWorkspace } from './foreign-paths';

test('the error about a path of another remote names both files and the remedy', async () => {
  const mounts = (await mountsInWorkspace(join(root, 'mf-careers'))) ?? {};
  const routes = defineRoutes({
    '/career': 'careers-page',
    '/career/:job': { page: 'job-page', entries: { weaver: {} } },
    '/jobs': 'careers-page',
    redirects: { '/blog/jobs': '/career' },
    gone: ['/Career/old'],
  });
  expect(foreignPaths('mf-careers', routes, mounts)).toEqual([
    '/jobs in mf-careers/src/routes.ts belongs to mf-marketing by shell/src/mounts.ts. Remove it from the one, or give it to mf-careers in the other.',
    '/blog/jobs in mf-careers/src/routes.ts belongs to mf-blog-projects by shell/src/mounts.ts. Remove it from the one, or give it to mf-careers in the other.',
  ]);
});

test('a remote with a repository of its own has no shell next to it', async () => {
  expect(await mountsInWorkspace('/home/team/mf-press')).toBeUndefined();
});
