import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { exitWithError } from '@site/kit/client/exit-with-error';
import { root } from '@site/kit/workspace';
import { packPackages } from './packing/pack-packages';
import { readRaise } from './packing/settle-version';

/**
 * `npm run pack`: `shared` and `kit` as packages that install anywhere, compiled, with types, into `.build/packages`. A
 * package.json notes the hash of the content that its version has: a changed content needs another version
 * (`-- --raise patch|minor|major`).
 */
await pack().catch(exitWithError);

async function pack(): Promise<void> {
  const { values } = parseArgs({ options: { raise: { type: 'string' } } });
  const target = join(root, '.build/packages');
  const packed = await packPackages({ root, target, raise: readRaise(values.raise) });
  for (const { name, version, isNew } of packed)
    if (isNew) console.log(`${name} ${version} is new: commit its package.json.`);
  for (const { tarball } of packed) console.log(relative(root, tarball));
}
