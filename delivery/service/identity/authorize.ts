import type { FastifyBaseLogger } from 'fastify';
import type { Attribution } from '../../deploy/log/attribution';
import { type Caller, type Permission, requirePermission } from './caller';

interface Wanted {
  app: string;
  permission: Permission;
  action: string;
  to: string | null;
}

/**
 * Checks a caller's permission. Denied calls are logged.
 * @throws Refusal otherwise
 */
export function authorize(
  caller: Caller,
  { app, permission, action, to }: Wanted,
  log: FastifyBaseLogger,
): void {
  try {
    requirePermission(caller, app, permission);
  } catch (error) {
    log.warn({ err: error, app, action, to, by: attributionOf(caller) }, 'forbidden');
    throw error;
  }
}

/** The caller's description in the log. */
export function attributionOf(
  { who, proven }: Caller,
  { reason, commit, run, verdict }: NonNullable<Attribution['said']> & { reason?: string | undefined } = {},
): Attribution {
  const said = commit || run || verdict ? { commit, run, verdict } : undefined;
  return { who, said, proven, reason: reason || undefined };
}
