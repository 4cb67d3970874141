import { userInfo } from 'node:os';
import { describeClient } from '@site/kit/client/describe-client';
import { root } from '../../registry/workspace';
import type { Attribution } from './attribution';

/** The user of this machine, and the commit of the checkout. */
export async function localAttribution(reason?: string): Promise<Attribution> {
  return { who: { kind: 'local', name: userName() }, said: await describeClient(root), reason };
}

/** In a container, the user may have no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}
