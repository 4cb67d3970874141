import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StatusLine } from '@site/shared/node/status-line';
import type { Delivery, LocalDelivery } from '../client/delivery';
import { isWorkspace, root } from '../workspace';

/** The modules in delivery's `cli` folder that commands run. The kit is packed without delivery, so it can't import them. */
interface DeliveryModules {
  'local-delivery': { localDelivery: LocalDelivery };
  candidate: { makeCandidate: (app: string) => Promise<void> };
  delivery: { runDelivery: (args: string[]) => Promise<void> };
  start: { start: () => Promise<void> };
  'build-apps': { buildChangedDevelopmentHost: () => Promise<void> };
  'show-status': {
    showStatus: (
      open: () => Promise<Delivery>,
      enquiries: Promise<StatusLine[]>,
      json: boolean,
    ) => Promise<void>;
  };
}

const onlyThere = 'This command is for the checkout of the whole site, which this folder is not in.';

/** The error in a repository without delivery. Only what `local-delivery` does can be done by a release service. */
const withoutCheckout: Record<keyof DeliveryModules, string> = {
  'local-delivery':
    'There is no site here to release into. Name the release service: --to https://release.example, or the setting DELIVERY_URL.',
  candidate: onlyThere,
  'build-apps': onlyThere,
  delivery: `${onlyThere} The operator runs it there.`,
  start: `${onlyThere} See this remote with: npx site dev`,
  'show-status': `${onlyThere} The release service shows the same at /board, and the releases of this remote with: npx site releases`,
};

/**
 * Loads a module of delivery from the workspace.
 * @throws with the remedy in a repository without delivery
 */
export async function loadDelivery<Name extends keyof DeliveryModules>(
  name: Name,
): Promise<DeliveryModules[Name]> {
  if (!isWorkspace(root)) throw new Error(withoutCheckout[name]);
  const file = pathToFileURL(join(root, 'delivery/cli', `${name}.ts`));
  return import(/* @vite-ignore */ file.href);
}
