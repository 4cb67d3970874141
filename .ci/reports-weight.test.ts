import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

test('the reporting script weighs at most 4.3 kB, whatever it is bundled with (requirements §10.3)', async () => {
  const { outputFiles } = await build({
    absWorkingDir: resolve(import.meta.dirname, '../shell/src/reports'),
    entryPoints: ['visit-reports.ts'],
    // Loaded before hydration, for other reasons.
    external: ['../mounts.ts', '../remotes/*', './problems.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  const [script] = outputFiles;
  const bytes = brotliCompressSync(script?.contents ?? '').byteLength;
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(4300);
});
