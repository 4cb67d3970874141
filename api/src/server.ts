import { company } from '@site/shared/company/company';
import { settingsWithoutEffect } from '@site/shared/http/settings-without-effect';
import { endOnSignal } from './settings/end-on-signal';
import { readSettings } from './settings/read-settings';
import { runProgram } from './settings/run-program';
import { settings } from './settings/settings-schema';
import { startServer } from './start-server';

await runProgram(async () => {
  for (const warning of settingsWithoutEffect(settings)) console.warn(warning);
  const server = await startServer(readSettings());
  endOnSignal(server.stop);
  // The only line on standard output: programs that start this process wait for it.
  console.log(`${company.name} is ready at ${server.address}`);
});
