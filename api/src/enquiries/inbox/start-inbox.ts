import { listen } from '../../http/connections/listen';
import { loggingTo } from '../../http/logging';
import type { InboxSettings } from '../../settings/read-settings';
import { buildInbox } from './build-inbox';
import { readInboxStyle } from './inbox-style';

/** No setting changes it: the inbox is private to the machine, or a reverse proxy on it serves the inbox. */
const host = '127.0.0.1';

/**
 * Starts the operator's inbox, also while the server runs.
 * @returns its URL on this machine, and a function that accepts no new requests and finishes those under way
 * @throws StartError when the port is taken
 */
export async function startInbox({ port, logLevel, ...settings }: InboxSettings & { password: string }) {
  const app = buildInbox({
    ...settings,
    style: await readInboxStyle(),
    logger: loggingTo(process.stderr, logLevel),
  });
  const { address } = await listen(app, { port, host }, ['INBOX_PORT', 'INBOX_PORT']);
  return { address, stop: () => app.close() };
}
