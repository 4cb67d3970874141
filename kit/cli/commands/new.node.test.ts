import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { writeFileAt } from '@site/shared/node/testing/write-file';
import { beforeEach, expect, test, vi } from 'vitest';
import { workspaceApps } from '../../workspace';
import { newCommand } from './new';

let folder: string;
let output: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  output = '';
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  vi.spyOn(console, 'log').mockImplementation((text) => {
    output += text;
  });
});

const make = (...args: string[]) => newCommand.run(args);
const write = (name: string, text: string) => writeFileAt(join(folder, name), text);
const read = (name: string) => readFile(join(folder, name), 'utf8');
const filesIn = async (place = '.') => {
  const entries = await readdir(join(folder, place), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, place).length + 1))
    .sort();
};

const remote = [
  '.gitignore',
  'package.json',
  'playwright.config.ts',
  'rsbuild.config.ts',
  'src/content/collections.ts',
  'src/content/page.schema.ts',
  'src/content/press-page.ts',
  'src/content/press-page.yaml',
  'src/pages/press/press-page.tsx',
  'src/routes.ts',
  'src/standalone.spec.ts',
  'tests/press.spec.ts',
  'tsconfig.json',
  'vitest.config.ts',
];

test('an empty folder becomes a remote that refers to nothing outside of it', async () => {
  await make('mf-press', '--mount', '/press');
  expect(await filesIn()).toEqual(remote);
  const { name, site, scripts, devDependencies } = JSON.parse(await read('package.json'));
  expect({ name, site }).toEqual({ name: 'mf-press', site: { port: 3006 } });
  expect(scripts).toMatchObject({ dev: 'site dev', test: 'site test', release: 'site release' });
  const kit = JSON.parse(await readFile(join(import.meta.dirname, '../../package.json'), 'utf8'));
  const { '@site/kit': ownVersion, '@site/shell': shellVersion, ...tools } = devDependencies;
  expect([ownVersion, shellVersion]).toEqual([kit.version, '*']);
  expect(kit.dependencies).toMatchObject(tools);
  expect(Object.keys(tools)).toEqual(expect.arrayContaining(['react', 'typescript', 'vitest']));
  expect(await read('src/routes.ts')).toContain("'/press': 'press-page'");
  const texts = await Promise.all(remote.map(read));
  expect(texts.filter((text) => /['"]\.\.\/(?!src\/)(?!content\/)(?!\.\.\/content\/)/.test(text))).toEqual(
    [],
  );
  expect(output).toContain('npm run delivery -- mounts add mf-press /press');
});

test('in a folder where the kit was installed from files, the remote refers to these files', async () => {
  const dependencies = {
    '@site/shared': 'file:site-shared-1.0.0.tgz',
    '@site/kit': 'file:site-kit-1.0.0.tgz',
    '@site/shell': 'file:site-shell-1.0.0.tgz',
  };
  await write('package.json', JSON.stringify({ dependencies }));
  await write('site-kit-1.0.0.tgz', '');
  await write('node_modules/@site/kit/package.json', '{}');
  await make('mf-press', '--mount', '/press');
  expect(JSON.parse(await read('package.json')).devDependencies).toMatchObject(dependencies);
});

test('in a new repository that contains the packages, their folder and its README stay', async () => {
  await write('packages/site-kit-1.0.0.tgz', '');
  await write('README.md', '# Press');
  await make('mf-press', '--mount', '/press');
  expect(await filesIn()).toEqual([...remote, 'README.md', 'packages/site-kit-1.0.0.tgz'].sort());
  expect(await read('README.md')).toBe('# Press');
});

test('in a new repository with settings, such as the registry of the kit, they stay', async () => {
  const registry = '@site:registry=https://npm.example\n';
  await write('.npmrc', registry);
  await write('.github/dependabot.yml', '');
  await write('.gitignore', '*.log');
  await make('mf-press', '--mount', '/press');
  expect(await filesIn()).toEqual([...remote, '.npmrc', '.github/dependabot.yml'].sort());
  expect(await read('.npmrc')).toBe(registry);
  expect((await read('.gitignore')).split('\n')).toEqual(expect.arrayContaining(['*.log', 'node_modules']));
});

test('in the workspace it is a new folder with a free port', async () => {
  await write('delivery/package.json', '{}');
  await make('mf-press', '--mount', '/press');
  expect(await filesIn('mf-press')).toEqual(remote);
  const { site, dependencies, devDependencies } = JSON.parse(await read('mf-press/package.json'));
  expect(workspaceApps().map(({ port }) => port)).not.toContain(site.port);
  expect({ ...dependencies, ...devDependencies }).toMatchObject({ '@site/shared': '*', '@site/kit': '*' });
  expect(JSON.parse(await read('mf-press/tsconfig.json')).extends).toBe('../tsconfig.json');
  expect(output).toContain('after npm run dev is started again');
  await expect(make('mf-press', '--mount', '/press')).rejects.toThrow(
    /mf-press already contains .* choose another name/,
  );
});

test('a folder that is not empty is left unchanged', async () => {
  await write('notes.md', 'mine');
  await expect(make('mf-press', '--mount', '/press')).rejects.toThrow(
    'already contains notes.md. Run this in an empty folder, or choose another name.',
  );
  expect(await filesIn()).toEqual(['notes.md']);
});

test.each([
  [['mf-press'], 'the path that it owns'],
  [['mf-press', '--mount', 'press'], 'the path that it owns'],
  [['mf-press', '--mount', '/'], 'the path that it owns'],
  [['mf-press', '--mount', '/press/room'], 'the path that it owns'],
  [['mf-press', '--mount', '/Press'], 'lower-case letters and digits without a hyphen'],
  [['../mf-press', '--mount', '/press'], 'Give a name'],
  [['shell', '--mount', '/press'], 'Give a name'],
  [['--mount', '/press'], 'Give a name'],
  [['mf-press', '--mount', '/press', '--port', 'none'], '--port is "none"'],
  [['mf-press', '--mount', '/press', '--port', '80'], '--port is "80"'],
])('%j is refused, and nothing is written', async (args, why) => {
  await expect(make(...args)).rejects.toThrow(why);
  expect(await filesIn()).toEqual([]);
});
