import { readServiceSettings } from '../service/settings/read-service-settings';
import { type RunningService, startService } from '../service/start-service';
import { runKeysCommand } from './keys';
import { runMountsCommand } from './mounts';
import { runStorageCommand } from './storage';

/**
 * Starts the release service if there are no arguments. `keys …` manages the keys of teams, `mounts …` sets which remote owns
 * which paths, and `storage check` checks the store of the site.
 */
export async function runDelivery([subject, ...args]: string[]): Promise<void> {
  if (subject === undefined) return serve();
  if (subject === 'keys') return runKeysCommand(args);
  if (subject === 'mounts') return runMountsCommand(args);
  if (subject === 'storage') return runStorageCommand(args);
  throw new Error(`There is no "${subject}". Use keys, mounts or storage, or nothing to start the service.`);
}

async function serve(): Promise<void> {
  const service = await startService(readServiceSettings());
  endOnSignal(service);
  console.log(`The release service is ready at ${service.address}`);
}

/** Finishes a started deployment, which takes seconds. The deployed site does not depend on it. */
function endOnSignal(service: RunningService): void {
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    await service.stop();
    process.exit();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, end);
}
