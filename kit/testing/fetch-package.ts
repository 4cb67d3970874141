import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Fetches a package that a single command needs, so that no checkout contains it. It is removed when the process exits.
 * @param spec the package with its exact version, such as `lucide@1.65.0`
 * @returns the `require` of a folder with the package
 * @throws npm's error
 */
export function fetchPackage(spec: string): NodeJS.Require {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  execFileSync('npm', ['install', '--prefix', folder, ...options, spec], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return createRequire(join(folder, 'package.json'));
}
