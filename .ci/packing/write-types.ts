import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

/** Writes the type declarations, each next to its compiled file. */
export function writeTypes(root: string, target: string): void {
  // In the checkout, because its packages have their own types.
  const config = join(root, '.build', `tsconfig.${process.pid}.json`);
  const sources = (path: string) => join(root, path);
  const content = {
    extends: sources('tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      allowJs: false,
      checkJs: false,
      rootDir: root,
      outDir: target,
    },
    include: [sources('shared/src'), sources('kit')],
    exclude: [
      // Only the bundler imports it, and its types are internal.
      sources('kit/federation/remote-entry-runtime.ts'),
      ...['*.test.ts', '*.test.tsx', '*.config.ts', 'node_modules'].map((name) => sources(`**/${name}`)),
    ],
  };
  mkdirSync(dirname(config), { recursive: true });
  writeFileSync(config, JSON.stringify(content));
  try {
    execFileSync(process.execPath, [compiler, '-p', config], { stdio: 'inherit' });
  } finally {
    rmSync(config);
  }
}
