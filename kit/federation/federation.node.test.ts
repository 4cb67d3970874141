import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import federation from '@module-federation/webpack-bundler-runtime';
import { temporaryFolderOfFile } from '@site/shared/node/testing/temporary-folder';
import { beforeAll, describe, expect, it } from 'vitest';
import { defineRoutes } from '../routes/define-routes';
import { defineApp } from '../rsbuild/app-config';
import { buildHere } from '../rsbuild/testing/build-here';
import { root } from '../workspace';
import { containerAliases } from './bundler-aliases';

/**
 * What this folder assumes about the internals of the federation packages. If an upgrade breaks an assumption, its test
 * fails: correct the file that the test names.
 */

const { resolve } = createRequire(import.meta.url);
/** Of the builds. */
const folder = await temporaryFolderOfFile();

describe('the installed federation packages', () => {
  const workspaces = readdirSync(root).filter((name) => existsSync(join(root, name, 'package.json')));
  const pins = ['.', ...workspaces].flatMap((workspace) => {
    const { dependencies = {}, devDependencies = {} } = readManifest(workspace);
    return Object.entries<string>({ ...dependencies, ...devDependencies })
      .filter(([name]) => name.startsWith('@module-federation/'))
      .map(([name, version]) => ({ workspace, name, version }));
  });

  function readManifest(workspace: string) {
    return JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'));
  }

  it('are pinned exactly in every package.json', () => {
    expect(pins.length).toBeGreaterThan(0);
    for (const { workspace, name, version } of pins)
      expect(version, `${name} in ${workspace}`).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('are installed once, so that host and bundler have the same runtime', () => {
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    for (const name of ['runtime', 'runtime-core', 'webpack-bundler-runtime']) {
      const copies = Object.keys(packages).filter((path) =>
        path.endsWith(`node_modules/@module-federation/${name}`),
      );
      expect(copies).toEqual([`node_modules/@module-federation/${name}`]);
    }
  });

  it('bundler-aliases.ts: the bundler resolves its runtime to the file that the alias replaces', () => {
    const asked = createRequire(resolve('@module-federation/runtime-tools')).resolve(
      '@module-federation/webpack-bundler-runtime',
    );
    expect(Object.keys(containerAliases)).toContain(`${asked}$`);
  });

  it('provide-host-runtime.ts: the runtime of the ES modules is that of the CommonJS for bundlers', async () => {
    const cjs = createRequire(import.meta.url)('@module-federation/webpack-bundler-runtime');
    const esm = await import('@module-federation/webpack-bundler-runtime/bundler');
    expect(Object.keys(esm).toSorted()).toEqual(Object.keys(cjs).toSorted());
    expect(Object.keys(esm.bundlerRuntime)).toEqual(Object.keys(cjs.bundlerRuntime));
  });

  it('get-host-runtime.ts: the runtime finds an instance by a predicate, creates one and takes further options', () => {
    const instance = federation.runtime?.createInstance({ name: 'contract', remotes: [] });
    expect(federation.runtime?.getInstance(({ name }) => name === 'contract')).toBe(instance);
    expect(instance?.initOptions).toBeTypeOf('function');
  });
});

describe('the build of a host and a remote', () => {
  let entry: string;
  let host: string;
  let pathsInRemote: string[];
  let pathsInHost: string[];

  beforeAll(async () => {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    mkdirSync(join(folder, 'src/pages'), { recursive: true });
    write('pages/page.module.css', '.page { color: red; }');
    write(
      'pages/weave-page.tsx',
      [
        "import { Link, useLocation } from '@site/shared/navigation';",
        "import styles from './page.module.css';",
        "export const head = { title: 'Weave', description: 'Weave', path: '/career' };",
        'export const Page = () => <h1 className={styles.page}><Link to="/">{useLocation().pathname}</Link></h1>;',
      ].join('\n'),
    );
    write(
      'main.tsx',
      [
        `import { loadRemote } from '@module-federation/enhanced/runtime';`,
        `import { provideHostRuntime } from '@site/kit/federation/provide-host-runtime';`,
        `provideHostRuntime();\nvoid loadRemote('mf_careers/weave-page');`,
      ].join('\n'),
    );
    const describeApp = (name: string) =>
      write('../package.json', JSON.stringify({ name, version: '1.0.0', site: { port: 3999 } }));
    describeApp('mf-careers');
    const routes = defineRoutes({ '/career': 'weave-page' });
    await buildHere(folder, defineApp({ folder, routes: async () => ({ routes }) }));
    entry = readFileSync(join(folder, 'dist/web/remoteEntry.js'), 'utf8');
    pathsInRemote = filesWithPaths();
    describeApp('shell');
    await buildHere(folder, defineApp({ folder }), ['web']);
    pathsInHost = filesWithPaths();
    const scripts = join(folder, 'dist/web/static/js');
    host = readdirSync(scripts)
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(scripts, file), 'utf8'))
      .join('\n');
  }, 60_000);

  function write(file: string, content: string) {
    writeFileSync(join(folder, 'src', file), content);
  }

  /** The files of the last build that are released and contain the path of a folder of this machine. */
  function filesWithPaths(): string[] {
    return readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(web|pages)\/.*\.(js|css|json|map)$/.test(file))
      .filter((file) => {
        const text = readFileSync(join(folder, 'dist', file), 'utf8');
        return [root, folder]
          .flatMap((place) => [place, encodeURIComponent(place), place.replaceAll(/\W/g, '_')])
          .some((place) => text.includes(place));
      });
  }

  /** Counted, because an error that quotes a whole build is unreadable. */
  function matches(text: string, pattern: RegExp): number {
    return [...text.matchAll(pattern)].length;
  }

  it('remote-entry-runtime.ts: an entry contains no federation runtime of its own', () => {
    expect(matches(entry, /globalThis\.siteFederation/g)).toBe(1);
    expect(matches(entry, /loadShareSync/g)).toBe(0);
  });

  it('remote-entry-runtime.ts: an entry uses nothing of its runtime that the host lacks', () => {
    const asked = [...entry.matchAll(/\.federation\.bundlerRuntime\.(\w+)/g)].map(([, name]) => name);
    expect(asked).toContain('initContainerEntry');
    expect(Object.keys(federation.bundlerRuntime ?? {})).toEqual(expect.arrayContaining(asked));
  });

  it('provide-host-runtime.ts: the host contains the runtime once, as its packages import the same ES modules', () => {
    expect(matches(host, /globalThis\.siteFederation/g)).toBe(1);
    // Defined and exported; the CommonJS form would add a definition.
    expect(matches(host, /registerGlobalPlugins/g)).toBe(2);
  });

  it('federation-plugins.ts: the host’s runtime is built for browsers, without snapshots', () => {
    expect(matches(host, /snapshot-plugin|typeof ENV_TARGET/g)).toBe(0);
  });

  it('plugin-runtime-by-name.ts, app-config.ts: a build contains no path of the machine it was built on', () => {
    expect(pathsInRemote).toEqual([]);
    expect(pathsInHost).toEqual([]);
  });

  it('kit/prerender: a remote’s pages are rendered, and its uses of the shared navigation are listed', () => {
    const read = (file: string) => JSON.parse(readFileSync(join(folder, 'dist', file), 'utf8'));
    expect(read('node/prerender.json')).toMatchObject({ mounts: {}, navigation: ['Link', 'useLocation'] });
    expect(read('pages/career/index.json').markup).toMatch(
      /^<h1 class="mf-careers-page-\w+"><a href="\/">\/career<\/a><\/h1>$/,
    );
  });

  it('the chunk loader uses a `<style data-href>` as the style sheet of that name (decision 012)', () => {
    expect(matches(entry, /getElementsByTagName\("style"\)[^}]*getAttribute\("data-href"\)/g)).toBe(1);
  });
});
