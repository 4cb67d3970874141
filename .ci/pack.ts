import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build, type Plugin } from 'esbuild';
import { inc } from 'semver';
import * as v from 'valibot';

/**
 * `npm run pack`: `shared` and `kit` as packages that install anywhere, compiled, with types, into `.build/packages`. A
 * package.json notes the hash of the content that its version has: a changed content needs another version
 * (`-- --raise patch|minor|major`).
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const target = join(root, '.build/packages');

const packageSchema = v.looseObject({
  name: v.string(),
  version: v.string(),
  /** Of the content that has this version; undefined before it was packed first. */
  packedContent: v.optional(v.string()),
  exports: v.record(v.string(), v.string()),
  dependencies: v.record(v.string(), v.string()),
});
type Package = v.InferOutput<typeof packageSchema>;

const { values } = parseArgs({ options: { raise: { type: 'string' } } });
async function packAll(): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  await writeTypes();
  const versions: Record<string, string> = {};
  for (const folder of ['shared', 'kit']) {
    const described = v.parse(
      packageSchema,
      JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')),
    );
    await compile(folder);
    await writePackage(folder, described, versions);
    const { version } = await settleVersion(folder, described);
    versions[described.name] = version;
    await writePackage(folder, { ...described, version }, versions);
    const file = execFileSync('npm', ['pack', '--silent', '--pack-destination', target], {
      cwd: join(target, folder),
      encoding: 'utf8',
    });
    console.log(join('.build/packages', file.trim()));
  }
}

/** What types other packages see. */
async function writeTypes(): Promise<void> {
  const config = join(target, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    allowJs: false,
    checkJs: false,
    rootDir: '../..',
    outDir: '.',
  };
  // Only the bundler names it, and its types are not for others.
  const unnamed = '../../kit/federation/remote-entry-runtime.ts';
  const exclude = [
    unnamed,
    '../../**/*.test.ts',
    '../../**/*.test.tsx',
    '../../**/*.config.ts',
    '../../**/node_modules',
  ];
  const content = {
    extends: '../../tsconfig.json',
    compilerOptions,
    include: ['../../shared/src', '../../kit'],
    exclude,
  };
  await writeFile(config, JSON.stringify(content));
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', config], {
    stdio: 'inherit',
  });
}

/** Each source becomes one file of JavaScript at its own place; everything else is copied. */
async function compile(folder: string): Promise<void> {
  const files = (await readdir(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => isPacked(file.slice(root.length + folder.length + 2)));
  const isSource = (file: string) => /\.tsx?$/.test(file);
  await build({
    entryPoints: files.filter(isSource),
    outbase: join(root, folder),
    outdir: join(target, folder),
    bundle: true,
    packages: 'external',
    format: 'esm',
    jsx: 'automatic',
    target: 'es2023',
    logLevel: 'error',
    plugins: [besideAsJavaScript],
  });
  for (const file of files.filter((each) => !isSource(each)))
    await cp(file, join(target, folder, file.slice(root.length + folder.length + 2)));
  for (const file of files.filter(isSource))
    await nameCompiledFiles(
      join(target, folder, file.slice(root.length + folder.length + 2).replace(/\.tsx?$/, '.js')),
    );
}

function isPacked(name: string): boolean {
  return !/(^|\/)(node_modules|dist|gallery|bin)\/|^testing\/composed\/|\.test\.tsx?$|^package\.json$|\.config\.ts$/.test(
    name,
  );
}

/** Sources name each other without an ending, which Node doesn't know. */
const besideAsJavaScript: Plugin = {
  name: 'beside-as-javascript',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir, kind }) => {
      if (kind === 'entry-point') return undefined;
      const isSource = ['.ts', '.tsx'].some((ending) => existsSync(join(resolveDir, path + ending)));
      return { path: isSource ? `${path}.js` : path, external: true };
    });
  },
};

/** A file that is handed on by its URL is the compiled one, too. */
async function nameCompiledFiles(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/(new URL\("\.[^"]+)\.tsx?"/g, '$1.js"'));
}

async function writePackage(
  folder: string,
  described: Package,
  versions: Record<string, string>,
): Promise<void> {
  const {
    private: _private,
    devDependencies: _dev,
    scripts: _scripts,
    packedContent: _content,
    bin,
    ...kept
  } = described;
  const dependencies = Object.entries(described.dependencies).map(([name, range]) => [
    name,
    versions[name] ?? range,
  ]);
  const exports = Object.entries(described.exports).map(([name, file]) => {
    const isSource = /\.tsx?$/.test(file);
    const base = file.replace(/\.tsx?$/, '');
    return [name, isSource ? { types: `${base}.d.ts`, default: `${base}.js` } : file];
  });
  const content = {
    ...kept,
    ...(bin !== undefined && { bin: { site: './cli/site.js' } }),
    exports: Object.fromEntries(exports),
    dependencies: Object.fromEntries(dependencies),
  };
  await writeFile(join(target, folder, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
}

/** @throws when the content is another one than that of its version, and no other version is asked for */
async function settleVersion(
  folder: string,
  { name, version, packedContent }: Package,
): Promise<{ version: string }> {
  const content = await contentHash(join(target, folder), version);
  if (content === packedContent) return { version };
  const raised =
    packedContent === undefined ? version : values.raise && inc(version, readRaise(values.raise));
  if (!raised)
    throw new Error(
      `The content of ${name} is not that of ${version} any more. Give it another version: npm run pack -- --raise patch (or minor, or major)`,
    );
  const file = join(root, folder, 'package.json');
  const text = v.parse(v.record(v.string(), v.unknown()), JSON.parse(await readFile(file, 'utf8')));
  const { name: own, version: _old, ...rest } = text;
  await writeFile(
    file,
    `${JSON.stringify({ name: own, version: raised, ...rest, packedContent: content }, null, 2)}\n`,
  );
  console.log(`${name} ${raised}: commit ${folder}/package.json.`);
  return { version: raised };
}

function readRaise(text: string): 'patch' | 'minor' | 'major' {
  const raise = (['patch', 'minor', 'major'] as const).find((each) => each === text);
  if (!raise) throw new Error(`--raise is "${text}": give patch, minor or major.`);
  return raise;
}

/** Over everything that is packed but the version itself. */
async function contentHash(folder: string, version: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  for (const file of entries.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    const text = await readFile(file);
    const isPackage = file === join(folder, 'package.json');
    hash.update(`${file.slice(folder.length)}\0`);
    hash.update(isPackage ? text.toString().replace(`"version": "${version}"`, '') : text);
  }
  return hash.digest('hex').slice(0, 20);
}

try {
  await packAll();
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
