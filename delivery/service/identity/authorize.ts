import type { Attribution, LogEvent } from '../../log/entry';
import { logRefusal } from '../../log/log-changes';
import { type Caller, type Permission, requirePermission } from './caller';

/**
 * Lets a caller pass who has the permission. Who has not is in the log: that is somebody we know.
 * @throws Refusal otherwise
 */
export async function authorize(
  caller: Caller,
  wanted: { app: string; permission: Permission; action: LogEvent['action']; to: string | null },
): Promise<void> {
  const { app, permission, action, to } = wanted;
  try {
    requirePermission(caller, app, permission);
  } catch (problem) {
    const by = attributionOf(caller);
    await logRefusal({ action, by, outcome: 'forbidden' }, { [app]: to }, {}, problem);
    throw problem;
  }
}

/** What the log says of a caller. */
export function attributionOf(
  { who, proven, token }: Caller,
  { reason, ...body }: NonNullable<Attribution['said']> & { reason?: string | undefined } = {},
): Attribution {
  const { commit, run, verdict } = body;
  const said = commit || run || verdict ? { commit, run, verdict } : undefined;
  return { who, said, proven, token, reason: reason || undefined };
}
