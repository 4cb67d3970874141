/** The process that starts and drives the gate's browser. See browser-process.ts for its messages. */
import { messageOf } from '@site/shared/node/message-of';
import type { Browser } from 'playwright-core';
import type { Answer, Order } from './browser-process';
import { launchChromium } from './launch-chromium';
import { visitPages } from './visit-pages';

let browser: Browser | undefined;

async function carryOut(order: Order): Promise<Answer> {
  if ('visits' in order) {
    if (!browser) throw new Error('The browser was not started.');
    return { visited: await visitPages(browser, order.visits) };
  }
  const { proxy, folder } = order.launch;
  // Set only now: the loader of this process caches compiled modules in the folder that it had before.
  process.env.TMPDIR = folder;
  browser = await launchChromium(proxy);
  // It was killed, for instance as the memory is full: no page is to blame.
  browser.on('disconnected', () => process.exit(1));
  return { isLaunched: true };
}

process.on('message', (order: Order) => {
  carryOut(order)
    .catch((error: unknown): Answer => ({ error: messageOf(error) }))
    // The parent may have stopped waiting.
    .then((answer) => process.connected && process.send?.(answer));
});

// The parent has closed the channel, or has exited.
process.on('disconnect', () => {
  Promise.resolve(browser?.close()).finally(() => process.exit());
});
