import { Refusal } from '@site/shared/http/refusal';
import * as v from 'valibot';
import type { Attribution } from '../../deploy/log/attribution';

/**
 * `store` adds releases to the store; `activate` deploys them, and rolls back; `read` reads their source maps, for web
 * machines.
 */
export const permissionSchema = v.picklist(
  ['store', 'activate', 'read'],
  ({ received }) => `${received} is no permission: use store, activate and read`,
);

export type Permission = v.InferOutput<typeof permissionSchema>;

/** A caller, identified by a key or a token, with its permissions. */
export interface Caller extends Pick<Attribution, 'who' | 'proven'> {
  /** The id of a CI run's token, so that it is not used twice. */
  token?: string | undefined;
  /** The apps of each grant, and the permissions for them. */
  grants: { apps: string[]; may: Permission[] }[];
}

/** @throws Refusal with the missing permission */
export function requirePermission({ who, grants }: Caller, app: string, permission: Permission): void {
  if (grants.some(({ apps, may }) => apps.includes(app) && may.includes(permission))) return;
  const granted = grants.map(({ apps, may }) => `${may.join(' and ')} ${apps.join(' and ')}`).join('; ');
  throw new Refusal(403, `${who.name} may not ${permission} ${app}. It may ${granted}.`);
}
