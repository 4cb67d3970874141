import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { launchOptions } from '@site/kit/testing/browser-settings';
import { findOrInstallBrowser } from '@site/kit/testing/find-browser';

export interface RunningChromium {
  /** Where it is spoken to: `ws://127.0.0.1:…`. */
  endpoint: string;
  port: number;
  stop: () => Promise<void>;
}

/**
 * Starts a Chromium as a visitor has it. Test drivers turn features of it off, and some of them decide when the first paint
 * is: without RenderDocument it is held back to some two seconds under a throttled network, whatever a page weighs.
 * @throws when it does not start
 */
export async function startChromium(): Promise<RunningChromium> {
  const profile = await mkdtemp(join(tmpdir(), 'bench-chromium-'));
  const own = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const unhurried = ['--disable-background-timer-throttling', '--disable-renderer-backgrounding'];
  const args = [...own, ...unhurried, ...launchOptions().args, 'about:blank'];
  const browser = spawn(findOrInstallBrowser(), args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const endpoint = await endpointIn(browser.stderr);
  const stop = async () => {
    browser.kill('SIGTERM');
    if (browser.exitCode === null && browser.signalCode === null) await once(browser, 'exit');
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { endpoint, port: Number(new URL(endpoint).port), stop };
}

async function endpointIn(output: NodeJS.ReadableStream): Promise<string> {
  const lines = createInterface({ input: output });
  let said = '';
  for await (const line of lines) {
    const endpoint = /ws:\/\/\S+/.exec(line)?.[0];
    if (endpoint) {
      // What it says from now on is nobody's concern, but has to be read.
      output.resume();
      return endpoint;
    }
    said += `${line}\n`;
  }
  throw new Error(`Chromium did not start:\n${said}`);
}
