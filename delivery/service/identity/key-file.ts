import { join } from 'node:path';
import { parseIfValid } from '@site/shared/node/read-json';
import * as v from 'valibot';
import { deliveryFolder, makeDeliveryFolder } from '../../registry/delivery-folder';
import { takeFileLock } from '../../registry/files/file-lock';
import { siteStore } from '../../registry/site-store/open-site-store';
import { teamKeys } from '../../registry/site-store/site-store';
import { permissionSchema } from './caller';

const timeoutMs = 10_000;

/** A team's key, without its secret. */
const teamKeySchema = v.object({
  /** Part of the key itself, so that it is found without trying every hash. */
  id: v.string(),
  name: v.string(),
  apps: v.array(v.string()),
  may: v.array(permissionSchema),
  salt: v.string(),
  /** The scrypt hash of the secret with this salt. */
  hash: v.string(),
  createdAt: v.string(),
  expiresAt: v.string(),
  revokedAt: v.optional(v.string()),
});

export type TeamKey = v.InferOutput<typeof teamKeySchema>;

/** Reads the keys each time, so that a revocation is effective at once. */
export async function readKeys(): Promise<TeamKey[]> {
  const text = (await siteStore().read(teamKeys))?.toString() ?? '[]';
  const keys = parseIfValid(text, v.array(teamKeySchema));
  if (keys) return keys;
  throw new Error(`${teamKeys} is damaged. Restore a copy of it, or remove it and add the keys again.`);
}

/** Changes the keys under a lock against other commands of this machine. */
export async function changeKeys(change: (keys: TeamKey[]) => TeamKey[]): Promise<void> {
  await makeDeliveryFolder();
  const lock = await takeFileLock(join(deliveryFolder, 'keys.lock'), timeoutMs);
  if (!lock) throw new Error(`${teamKeys} is being changed by another command. Try again.`);
  try {
    const text = `${JSON.stringify(change(await readKeys()), null, 2)}\n`;
    await siteStore().write(teamKeys, Buffer.from(text));
  } finally {
    lock.release();
  }
}
