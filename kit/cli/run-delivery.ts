import { join } from 'node:path';
import { isWorkspace, root } from '../workspace';
import { runProgram } from './run-program';

/**
 * Runs a command of delivery on the site of this checkout.
 * @throws where there is none
 */
export async function runDelivery(command: 'preview', args: string[]) {
  if (!isWorkspace(root))
    throw new Error(
      'There is no site here to release into. Name the release service: --to https://release.example, or the setting DELIVERY_URL.',
    );
  const file = join(root, `delivery/cli/${command}.ts`);
  await runProgram(['--import', 'tsx', file, ...args], { cwd: root });
}
