import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { buildStep } from '@site/delivery/cli/build-apps';
import { exitWithError } from '@site/kit/client/exit-with-error';
import { root } from '@site/kit/workspace';
import { packPackages } from './packing/pack-packages';
import { packShell } from './packing/pack-shell';
import { readRaise } from './packing/settle-version';

const usage = `npm run pack                     packs site-shared, site-kit and site-shell into .build/packages
     -- --raise <part>           gives changed contents a new version: patch, minor or major`;

/**
 * `npm run pack`: `shared`, `kit` and the shell's release as packages that install anywhere, into `.build/packages`. A
 * package.json records the content hash of its version; a changed content needs another version
 * (`-- --raise patch|minor|major`).
 */
await pack().catch(exitWithError);

async function pack(): Promise<void> {
  const { values } = parseArgs({ options: { raise: { type: 'string' }, help: { type: 'boolean' } } });
  if (values.help) return console.log(usage);
  const packing = { root, target: join(root, '.build/packages'), raise: readRaise(values.raise) };
  await buildStep(['shell']);
  const packages = await packPackages(packing);
  const packed = [...packages, await packShell(packing, packages)];
  for (const { name, version, isNew } of packed)
    if (isNew) console.log(`${name} ${version} is new: commit its package.json.`);
  for (const { tarball } of packed) console.log(relative(root, tarball));
}
