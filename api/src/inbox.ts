import { randomBytes } from 'node:crypto';
import { company } from '@site/shared/company/company';
import { startInbox } from './enquiries/inbox/start-inbox';
import { endOnSignal } from './settings/end-on-signal';
import { readInboxSettings } from './settings/read-settings';
import { runProgram } from './settings/run-program';

await runProgram(async () => {
  const settings = readInboxSettings();
  const { password = randomBytes(16).toString('hex') } = settings;
  const inbox = await startInbox({ ...settings, password });
  endOnSignal(inbox.stop);
  console.log(`The inbox of ${company.name} is ready at ${inbox.address}`);
  if (settings.password === undefined) console.log(`Sign in as inbox with the password ${password}`);
});
