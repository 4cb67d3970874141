import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '@site/shared/http/refusal';
import { ifMissing } from '@site/shared/node/if-missing';
import { parseIfValid } from '@site/shared/node/read-json';
import * as v from 'valibot';
import { deliveryFolder, makeDeliveryFolder } from '../../registry/delivery-folder';
import { replaceFile } from '../../registry/files/sync-tree';
import { maxTokenAgeMs } from './ci-tokens';

const usedFile = join(deliveryFolder, 'used-tokens.json');

const usesSchema = v.array(
  v.object({
    token: v.string(),
    /** In milliseconds since 1970. */
    at: v.number(),
    action: v.string(),
    app: v.string(),
    to: v.nullable(v.string()),
  }),
);

type TokenUse = v.InferOutput<typeof usesSchema>[number];
type Use = Pick<TokenUse, 'action' | 'app' | 'to'>;

export type UsedTokens = ReturnType<typeof trackTokens>;

/**
 * Stores the uses of tokens, so that they survive restarts of the service.
 * @throws when the stored ones can't be read: used tokens would be accepted again
 */
export async function rememberTokens(): Promise<UsedTokens> {
  const uses = await readUses();
  await makeDeliveryFolder();
  let lastWrite: Promise<void> = Promise.resolve();
  return trackTokens(uses, (changed) => {
    const write = () => replaceFile(usedFile, JSON.stringify(changed), 0o600);
    lastWrite = lastWrite.then(write, write);
    return lastWrite;
  });
}

async function readUses(): Promise<TokenUse[]> {
  const uses = parseIfValid(await readFile(usedFile, 'utf8').catch(ifMissing('[]')), usesSchema);
  if (uses) return uses;
  throw new Error(
    `${usedFile} is damaged. Remove it a day after the last release of a CI run: until then, the token of that run could be used again.`,
  );
}

/**
 * Tracks the uses of tokens: each stores one release, changes the site once, and creates or withdraws one preview.
 * @param known the uses so far
 * @param save writes all uses, before a new one is granted
 */
export function trackTokens(known: TokenUse[] = [], save = async (_uses: TokenUse[]) => {}) {
  let uses = known;
  const earlierUse = (token: string | undefined, { action }: Use) =>
    uses.find((each) => each.token === token && kindOf(each.action) === kindOf(action));
  return {
    /**
     * Records the use of a token.
     * @throws Refusal when it was used for something else, or for this already; the same release may be sent again
     */
    async use(token: string | undefined, use: Use): Promise<void> {
      if (token === undefined) return;
      const now = Date.now();
      uses = uses.filter(({ at }) => at > now - maxTokenAgeMs);
      const { action, app, to } = use;
      const earlier = earlierUse(token, use);
      if (earlier && action === 'store' && earlier.app === app && earlier.to === to) return;
      if (earlier)
        throw new Refusal(401, 'This token has been used already. Let the CI run ask for a new one.');
      const added = { token, at: now, action, app, to };
      uses.push(added);
      try {
        await save(uses);
      } catch (error) {
        // Nothing was done with it, so that it may be sent again.
        uses = uses.filter((each) => each !== added);
        throw error;
      }
    },
    /** Removes a use that failed. */
    async undo(token: string | undefined, use: Use): Promise<void> {
      const undone = earlierUse(token, use);
      if (!undone) return;
      uses = uses.filter((each) => each !== undone);
      await save(uses);
    },
  };
}

function kindOf(action: string): string {
  return action === 'store' || action === 'preview' ? action : 'switch';
}
