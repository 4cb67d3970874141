import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { atExit } from '@site/kit/cli/on-end-signal';
import { freePort } from '@site/kit/testing/free-port';
import { type OtherBrowser, windowHeight } from './other-browser';

const startTimeoutMs = 60_000;

/** WebKitGTK over its WebDriver, in a virtual display. */
export async function startWebkit(): Promise<OtherBrowser> {
  const port = await freePort();
  // What is killed does not remove its files.
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  const driver = spawn('xvfb-run', ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, TMPDIR: folder },
  });
  const end = () => {
    // The display, the driver and the browser are one process group.
    if (driver.pid !== undefined && driver.exitCode === null) process.kill(-driver.pid);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const cancel = atExit(end);
  const stop = () => {
    cancel();
    end();
  };
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: Record<string, unknown> };
    if (!answer.ok) throw new Error(`WebKit: ${value.message}`);
    return value;
  };
  try {
    const deadline = performance.now() + startTimeoutMs;
    while (!(await ask('GET', '/status').catch(() => undefined))) {
      if (performance.now() > deadline) throw new Error('WebKitWebDriver does not answer.');
      await setTimeout(100);
    }
    const { sessionId, capabilities } = await ask('POST', '/session', {
      capabilities: { alwaysMatch: { acceptInsecureCerts: true } },
    });
    const { browserName, browserVersion } = capabilities as Record<string, string>;
    const session = `/session/${sessionId}`;
    return {
      name: `${browserName} ${browserVersion}`,
      open: async (address) => {
        await ask('POST', `${session}/url`, { url: address });
      },
      setWidth: async (width) => {
        await ask('POST', `${session}/window/rect`, { width, height: windowHeight });
      },
      evaluate: (expression) =>
        ask('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
      close: async () => {
        await ask('DELETE', session);
        stop();
      },
    };
  } catch (problem) {
    stop();
    throw problem;
  }
}
