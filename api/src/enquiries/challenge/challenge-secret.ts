import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../storage/tables';
import { retryOnBusy } from '../storage/transaction';

/** The keys that sign challenges and their solutions. */
export interface ChallengeSecrets {
  hmacSignatureSecret: string;
  hmacKeySignatureSecret: string;
}

const name = 'form-challenge';

/**
 * Reads the keys from the database, so that all instances have the same. The first instance that needs them creates them.
 * @returns a function that reads them once; after a failure, again
 */
export function createSecretReader(database: Database): () => Promise<ChallengeSecrets> {
  let known: ChallengeSecrets | undefined;
  return async () => {
    known ??= deriveSecrets(await retryOnBusy(() => readOrMake(database)));
    return known;
  };
}

async function readOrMake(database: Database): Promise<string> {
  const find = () => database.selectFrom('secrets').select('value').where('name', '=', name);
  const found = await find().executeTakeFirst();
  if (found) return found.value;
  await database
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await find().executeTakeFirstOrThrow()).value;
}

function deriveSecrets(secret: string): ChallengeSecrets {
  const derive = (use: string) => createHmac('sha256', secret).update(use).digest('hex');
  return { hmacSignatureSecret: derive('challenge'), hmacKeySignatureSecret: derive('solution') };
}
