import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { withoutAddressBarPages } from '@site/kit/browser/address-bar-pages';
import { launchOptions } from '@site/kit/testing/browser-settings';
import { findOrInstallBrowser } from '@site/kit/testing/find-browser';

export interface RunningChromium {
  /** The URL of its debugging protocol: `ws://127.0.0.1:…`. */
  endpoint: string;
  port: number;
  stop: () => Promise<void>;
}

/**
 * Starts a Chromium with the features of visitors' browsers. Playwright turns RenderDocument off, without which the first
 * paint is delayed to about two seconds on a throttled network.
 * @param program its path; by default that of a whole Chromium
 * @throws with the browser's output when it does not start
 */
export async function startChromium(program = findOrInstallBrowser()): Promise<RunningChromium> {
  const profile = await mkdtemp(join(tmpdir(), 'bench-chromium-'));
  const own = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const timers = ['--disable-background-timer-throttling', '--disable-renderer-backgrounding'];
  const args = [...own, ...timers, withoutAddressBarPages, ...launchOptions().args, 'about:blank'];
  const browser = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const endpoint = await endpointIn(browser.stderr);
  const stop = async () => {
    // No signal: the program may be a script, which starts the browser and doesn't pass signals on.
    const connection = await chromium.connectOverCDP(endpoint);
    await (await connection.newBrowserCDPSession()).send('Browser.close');
    if (browser.exitCode === null && browser.signalCode === null) await once(browser, 'exit');
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { endpoint, port: Number(new URL(endpoint).port), stop };
}

async function endpointIn(stderr: NodeJS.ReadableStream): Promise<string> {
  let output = '';
  for await (const line of createInterface({ input: stderr })) {
    const endpoint = /ws:\/\/\S+/.exec(line)?.[0];
    if (endpoint) {
      // Unread output would block the browser once the pipe is full.
      stderr.resume();
      return endpoint;
    }
    output += `${line}\n`;
  }
  throw new Error(`Chromium did not start:\n${output}`);
}
