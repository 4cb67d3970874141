import * as v from 'valibot';
import type { Attribution } from '../../deploy/log/attribution';
import { Refusal } from '../http/problem';

/**
 * `store` puts releases into the store; `activate` makes them live, and rolls back; `read` reads their source maps, for web
 * machines.
 */
export const permissionSchema = v.picklist(['store', 'activate', 'read']);

export type Permission = v.InferOutput<typeof permissionSchema>;

/** Who asks, as the key or the token proves it, and what they may do. */
export interface Caller extends Pick<Attribution, 'who' | 'proven'> {
  /** The id of a CI run's token, so that it is not taken twice. */
  token?: string | undefined;
  /** The apps of each grant, and what may be done with them. */
  grants: { apps: string[]; may: Permission[] }[];
}

/** @throws Refusal naming what the caller may not do */
export function requirePermission({ who, grants }: Caller, app: string, permission: Permission): void {
  if (grants.some(({ apps, may }) => apps.includes(app) && may.includes(permission))) return;
  const granted = grants.map(({ apps, may }) => `${may.join(' and ')} ${apps.join(' and ')}`).join('; ');
  throw new Refusal(403, `${who.name} may not ${permission} ${app}. It may ${granted}.`);
}
