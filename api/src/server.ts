import { company } from '@site/shared/company/company';
import { settingsWithoutEffect } from '@site/shared/http/settings-without-effect';
import { readSettings } from './settings/read-settings';
import { runProgram } from './settings/run-program';
import { settings } from './settings/settings-schema';
import { type RunningServer, startServer } from './start-server';

/** Milliseconds: container platforms kill a process ten seconds after SIGTERM. */
const drainTimeoutMs = 8000;

await runProgram(async () => {
  for (const warning of settingsWithoutEffect(settings)) console.warn(warning);
  const server = await startServer(readSettings());
  endOnSignal(server);
  // The only line on standard output: programs that start this process wait for it.
  console.log(`${company.name} is ready at ${server.address}`);
});

/**
 * Exits once all requests under way are answered. Repeated signals have no effect: Ctrl-C in a terminal reaches every
 * process of npm's group, and some of them forward it.
 */
function endOnSignal(server: RunningServer) {
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    setTimeout(() => {
      const limit = `${drainTimeoutMs / 1000} s`;
      console.error(`Requests or writes to the database were not finished after ${limit} and were cut off.`);
      process.exit(1);
    }, drainTimeoutMs).unref();
    await server.stop();
    process.exit();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, end);
}
