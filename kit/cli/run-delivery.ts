import { join } from 'node:path';
import type { AppPackage } from '../app-package';
import { workspaceAround } from '../workspace';
import { runProgram } from './run-program';

/**
 * Runs a command of delivery on the site of the checkout that the remote is part of.
 * @throws where there is none
 */
export async function runDelivery(
  command: 'release' | 'rollback' | 'preview',
  remote: AppPackage,
  args: string[],
) {
  const workspace = workspaceAround(remote.folder);
  if (!workspace)
    throw new Error(
      'There is no site here to release into. Name the release service: --to https://release.example, or the setting DELIVERY_URL.',
    );
  const file = join(workspace, `delivery/cli/${command}.ts`);
  await runProgram(['--import', 'tsx', file, remote.name, ...args], { cwd: workspace });
}
