import { userInfo } from 'node:os';
import { describeClient } from '@site/kit/client/describe-client';
import { root } from '../../registry/workspace';
import type { Attribution } from './attribution';

/** Who works at this machine, on which commit. */
export async function localAttribution(reason?: string): Promise<Attribution> {
  return { who: { kind: 'local', name: userName() }, said: await describeClient(root), reason };
}

/** A container's user may have no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}
