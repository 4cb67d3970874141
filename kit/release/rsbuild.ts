import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Rsbuild's command, in a process of its own: tsx changes functions that federation writes into builds. */
export const rsbuild = join(
  dirname(createRequire(import.meta.url).resolve('@rsbuild/core/package.json')),
  'bin/rsbuild.js',
);
