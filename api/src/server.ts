import { company } from '@site/shared/company/company';
import { readSettings } from './settings/read-settings';
import { StartError } from './settings/start-error';
import { type RunningServer, startServer } from './start-server';

/** Container platforms kill a process ten seconds after asking it to end. */
const patience = 8000;

try {
  const server = await startServer(readSettings());
  endOnSignal(server);
  // The only line on standard output: whoever started this process waits for it.
  console.log(`${company.name} is ready at ${server.address}`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Ends once everything under way is answered; a second signal of the same kind ends at once. */
function endOnSignal(server: RunningServer) {
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    setTimeout(() => {
      console.error(`Some requests were still open after ${patience / 1000} s: ended without them.`);
      process.exit(1);
    }, patience).unref();
    await server.stop();
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
}
