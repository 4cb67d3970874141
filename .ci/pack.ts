import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { packPackages } from './packing/pack-packages';
import { readRaise } from './packing/settle-version';

/**
 * `npm run pack`: `shared` and `kit` as packages that install anywhere, compiled, with types, into `.build/packages`. A
 * package.json notes the hash of the content that its version has: a changed content needs another version
 * (`-- --raise patch|minor|major`).
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));

try {
  const { values } = parseArgs({ options: { raise: { type: 'string' } } });
  const packed = await packPackages({
    root,
    target: join(root, '.build/packages'),
    raise: readRaise(values.raise),
  });
  for (const { name, version, isNew } of packed)
    if (isNew) console.log(`${name} ${version} is new: commit its package.json.`);
  for (const { tarball } of packed) console.log(relative(root, tarball));
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
