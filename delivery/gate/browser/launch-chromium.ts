import { withoutAddressBarPages } from '@site/kit/browser/address-bar-pages';
import { findChromium } from '@site/kit/browser/find-chromium';
import { messageOf } from '@site/shared/node/message-of';
import type { Browser } from 'playwright-core';

/** Chromium refuses to start with its sandbox as root. */
export const hasSandbox = process.getuid?.() !== 0;

/** A busy machine starts it within seconds. Playwright would wait for three minutes, most of a deployment's time. */
const usualLimitMs = 60_000;

/**
 * Starts a headless Chromium that reaches only a proxy.
 * @param proxy its origin
 * @param limitMs after which it is killed
 * @throws with the reason why there is none
 */
export async function launchChromium(proxy: string, limitMs = usualLimitMs): Promise<Browser> {
  // Imported lazily: it takes half a second, and the release service needs only `hasSandbox`.
  const { chromium } = await import('playwright-core');
  const executablePath = findChromium(chromium.executablePath());
  if (!executablePath) throw new Error('Chromium is not installed.');
  try {
    return await chromium.launch({
      executablePath,
      timeout: limitMs,
      chromiumSandbox: hasSandbox,
      // By default, Chromium bypasses the proxy for this machine.
      proxy: { server: proxy, bypass: '<-loopback>' },
      args: [
        '--disable-gpu',
        withoutAddressBarPages,
        // Disables what bypasses a proxy: QUIC, WebRTC over UDP, and DNS.
        '--disable-quic',
        // The second is the older name of the same switch.
        '--webrtc-ip-handling-policy=disable_non_proxied_udp',
        '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    });
  } catch (error) {
    throw new Error(`${executablePath} does not start: ${reasonOf(error)}`);
  }
}

function reasonOf(error: unknown): string {
  const text = messageOf(error);
  if (/no usable sandbox|namespace sandbox/i.test(text))
    return 'its sandbox needs user namespaces, which this system or the unit of this service forbids.';
  // Chromium's own message names, for instance, a library that is missing since an update of the system.
  const [, own] = /\[err\] (.+)/.exec(text) ?? [];
  return [text.split('\n', 1)[0], own].filter(Boolean).join(': ');
}
