import type { CDPSession } from '@playwright/test';

export type Kind = 'html' | 'css' | 'js' | 'font' | 'image' | 'other';

/** A file that a page fetched. */
export interface Fetched {
  url: string;
  kind: Kind;
  /** Transferred bytes, compressed, headers among them. */
  bytes: number;
  /** Seconds on the browser's clock. */
  begun: number;
  /** True once it is there, or has failed. */
  done: boolean;
}

/** The throttle that is applied: a slow phone on a slow mobile network. */
export const throttle = { latency: 150, bitsPerSecond: 1_600_000, cpu: 4 } as const;

/** Slows the network and the processor of a page down. */
export async function applyThrottle(session: CDPSession): Promise<void> {
  const bytesPerSecond = throttle.bitsPerSecond / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: throttle.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle.cpu });
}

/** Notes every file that a page fetches from now on. The list grows while the page is loading. */
export function watchNetwork(session: CDPSession): Fetched[] {
  const fetched = new Map<string, Fetched>();
  const list: Fetched[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!/^https?:/.test(request.url)) return;
    const file: Fetched = { url: request.url, kind: 'other', bytes: 0, begun: timestamp, done: false };
    fetched.set(requestId, file);
    list.push(file);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const file = fetched.get(requestId);
    if (file) file.kind = kindOf(response.mimeType);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = fetched.get(requestId);
    if (file) Object.assign(file, { bytes: encodedDataLength, done: true });
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    const file = fetched.get(requestId);
    if (file) file.done = true;
  });
  return list;
}

function kindOf(type: string): Kind {
  if (type.includes('html')) return 'html';
  if (type.includes('css')) return 'css';
  if (type.includes('javascript')) return 'js';
  if (type.includes('font')) return 'font';
  return type.startsWith('image/') ? 'image' : 'other';
}
