import { execFileSync } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { exitWithError } from '@site/kit/client/exit-with-error';
import { failedSteps } from '@site/kit/testing/verdict/run-step';
import { root } from '@site/kit/workspace';
import { apiTests, composeSite, otherUnitTests, releaseTests } from './release-steps';

/** `npm run test:node -- 22`: the unit and release tests under another Node, which npm fetches. */
await testUnderNode(process.argv.slice(2)).catch(exitWithError);

async function testUnderNode(versions: string[]): Promise<void> {
  const [version, ...others] = versions;
  if (version === undefined || others.length > 0 || !/^\d+(\.\d+){0,2}$/.test(version))
    throw new Error('Give one version of Node: npm run test:node -- 22');
  const node = nodeFromNpm(version);
  const PATH = [dirname(node), process.env.PATH].join(delimiter);
  const steps = [apiTests, otherUnitTests, composeSite, releaseTests].map((step) => ({
    ...step,
    what: `${step.what} under Node ${version}`,
    settings: { ...step.settings, PATH },
  }));
  const failed = await failedSteps(root, steps, 'live');
  if (failed.length > 0) throw new Error(`\nFailed: ${failed.map(({ what }) => what).join(', ')}.`);
  console.log(`\nThe unit and release tests passed under ${versionOf(node)}.`);
}

/** @returns the program; a package of this name has the builds of nodejs.org */
function nodeFromNpm(version: string): string {
  const args = ['exec', '--yes', `--package=node@${version}`, '--', 'node', '--print', 'process.execPath'];
  return execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
}

function versionOf(node: string): string {
  return `Node ${execFileSync(node, ['--version'], { encoding: 'utf8' }).trim().slice(1)}`;
}
