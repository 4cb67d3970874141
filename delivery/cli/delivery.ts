import { readServiceSettings } from '../service/settings/read-service-settings';
import { type RunningService, startService } from '../service/start-service';
import { exitWithError } from './exit-with-error';

/** `npm run delivery`: the release service. */
await serve().catch(exitWithError);

async function serve(): Promise<void> {
  const service = await startService(readServiceSettings());
  endOnSignal(service);
  console.log(`The release service is ready at ${service.address}`);
}

/** A publication that has begun is finished: it takes seconds, and what is live never hangs on it. */
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
