import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { federationPlugin } from '../federation/federation-plugins';
import { freePort } from '../testing/free-port';
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

test('a development server does not restart for the lock of an editor', async () => {
  const config = await defineApp({ folder })({ env: 'development', envMode: 'development', command: 'dev' });
  const watched = v.parse(v.object({ options: v.object({ ignored: v.function() }) }), config.dev?.watchFiles);
  expect(watched.options.ignored(join(folder, 'src/pages/contact/.#contact-page.tsx'))).toBe(true);
  expect(watched.options.ignored(join(folder, 'src/pages/contact/contact-page.tsx'))).toBe(false);
});

/** Runs the development server of a build with one script. */
async function startServer() {
  const { server } = await defineApp({ folder })({
    env: 'development',
    envMode: 'development',
    command: 'dev',
  });
  const cwd = await temporaryFolder();
  await writeFile(join(cwd, 'main.js'), '');
  const port = await freePort();
  const rsbuild = await createRsbuild({
    cwd,
    rsbuildConfig: {
      source: { entry: { main: './main.js' } },
      plugins: [federationPlugin({ name: 'mf-contact', exposed: { main: join(cwd, 'main.js') } })],
      server: { ...server, port },
    },
  });
  const { server: running } = await rsbuild.startDevServer();
  const ask = (headers: Record<string, string>, path = '/static/js/main.js') =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ host: 'localhost', port, path, headers }, resolve).on('error', reject);
    });
  return { port, ask, close: running.close };
}

test('a development server answers requests to this machine alone, and lets pages of this machine alone read them', async () => {
  const { port, ask, close } = await startServer();
  const readBy = async (origin: string) => (await ask({ origin })).headers['access-control-allow-origin'];
  try {
    expect(await readBy('http://localhost:3000')).toBe('http://localhost:3000');
    expect(await readBy('https://other.example')).toBeUndefined();
    // Browsers compare sites without their ports.
    expect((await ask({})).headers['cross-origin-resource-policy']).toBe('same-site');
    expect((await ask({ host: `localhost:${port}` })).statusCode).toBe(200);
    expect((await ask({ host: `other.example:${port}` })).statusCode).toBe(403);
  } finally {
    await close();
  }
});

test('a development server has the document at the path of every page, and not at that of the challenge', async () => {
  const { ask, close } = await startServer();
  const status = async (path: string) => (await ask({ accept: '*/*' }, path)).statusCode;
  try {
    expect(await status('/contact')).toBe(200);
    expect(await status('/contact.html')).toBe(200);
    expect(await status('/static/js/gone.js')).toBe(404);
    expect(await status('/site/challenge?form=enquiry')).toBe(404);
  } finally {
    await close();
  }
});
