import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { temporaryFolderOfFile } from '@site/shared/node/testing/temporary-folder';
import { beforeAll, expect, test } from 'vitest';
import { packPackages } from './pack-packages';

const root = await temporaryFolderOfFile();
const target = join(root, '.build/packages');

const files: Record<string, string> = {
  '.gitignore': 'dist\n',
  'tsconfig.json': JSON.stringify({ compilerOptions: { module: 'esnext', types: [] } }),
  'shared/package.json': JSON.stringify({
    name: '@site/shared',
    version: '1.0.0',
    exports: { './*': './src/*.ts' },
  }),
  'shared/src/greeting.ts': "export const greeting = 'Hello';\n",
  'shared/src/greeting.test.ts': 'throw new Error();\n',
  'shared/dist/left-over.js': 'left by a build\n',
  'kit/package.json': JSON.stringify({
    name: '@site/kit',
    version: '1.0.0',
    exports: { './*': './*.ts' },
    dependencies: { '@site/shared': '*', valibot: '^1.0.0' },
    devDependencies: { tsx: '1.0.0' },
  }),
  'kit/greet.ts': "import { who } from './who';\nexport const greet = (): string => who;\n",
  'kit/who.ts': "export const who = 'you';\n",
};

const write = async (name: string, text: string) => {
  await mkdir(dirname(join(root, name)), { recursive: true });
  await writeFile(join(root, name), text);
};
const packageOf = async (folder: string) =>
  JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));

beforeAll(async () => {
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  for (const [name, text] of Object.entries(files)) await write(name, text);
});

test('the first packing records the content of each version; the second one writes the same bytes', async () => {
  const first = await packPackages({ root, target });
  expect(first.map(({ name, version, isNew }) => [name, version, isNew])).toEqual([
    ['@site/shared', '1.0.0', true],
    ['@site/kit', '1.0.0', true],
  ]);
  expect((await packageOf('shared')).packedContent).toMatch(/^[\da-f]{20}$/);
  const [shared, kit] = first;
  const list = (tarball = '') =>
    execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).trim().split('\n').sort();
  expect(list(shared?.tarball), 'compiled files and their types').toEqual([
    'package/package.json',
    'package/src/greeting.d.ts',
    'package/src/greeting.js',
  ]);
  expect(list(kit?.tarball)).toContain('package/greet.js');
  const contents = () => Promise.all(first.map(({ tarball }) => readFile(tarball)));
  const before = await contents();
  const second = await packPackages({ root, target });
  expect(second.map(({ isNew }) => isNew)).toEqual([false, false]);
  expect(await contents()).toEqual(before);
});

test('a package depends on the packages it was packed with, and on none of its development', async () => {
  const packed = JSON.parse(await readFile(join(target, 'kit/package.json'), 'utf8'));
  expect(packed).toMatchObject({
    exports: { './*': { types: './*.d.ts', default: './*.js' } },
    dependencies: { '@site/shared': '1.0.0', valibot: '^1.0.0' },
  });
  expect(packed).not.toHaveProperty('devDependencies');
  expect(await readFile(join(target, 'kit/greet.js'), 'utf8')).toContain('from "./who.js"');
});

test('changed content with a packed version is refused, until the version is raised', async () => {
  await write('shared/src/greeting.ts', "export const greeting = 'Good morning';\n");
  const before = await packageOf('shared');
  await expect(packPackages({ root, target })).rejects.toThrow(
    'The content of @site/shared differs from that of 1.0.0. Raise its version: npm run pack -- --raise patch',
  );
  expect(await packageOf('shared')).toEqual(before);
  const raised = await packPackages({ root, target, raise: 'minor' });
  // The kit names its version of `shared`.
  expect(raised.map(({ name, version, isNew }) => [name, version, isNew])).toEqual([
    ['@site/shared', '1.1.0', true],
    ['@site/kit', '1.1.0', true],
  ]);
  expect((await packageOf('kit')).version).toBe('1.1.0');
});
