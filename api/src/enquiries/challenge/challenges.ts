import { randomInt } from 'node:crypto';
import {
  type ChallengedForm,
  challengedForms,
  challengeLifetimeMs,
} from '@site/shared/site-model/form-challenge';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import type { ChallengeSecrets } from './challenge-secret';

const algorithm = 'PBKDF2/SHA-256';

/** How much work a challenge is. The server derives one key to make it, and none to check it. */
interface Difficulty {
  /** The iterations of a derivation. */
  cost: number;
  /** Keys that a browser derives: at least `fewest`, fewer than `below`. */
  fewest: number;
  below: number;
}

/** 0.4 s of a desktop's processor at most, so 1.6 s of a phone's that is four times slower (decision 058). */
const defaultDifficulty: Difficulty = { cost: 5000, fewest: 250, below: 500 };

const payloadSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    challenge: v.object({
      parameters: v.object({
        algorithm: v.literal(algorithm),
        nonce: v.string(),
        salt: v.string(),
        cost: v.number(),
        keyLength: v.number(),
        keyPrefix: v.string(),
        keySignature: v.string(),
        expiresAt: v.number(),
        data: v.object({ form: v.picklist(challengedForms) }),
      }),
      signature: v.string(),
    }),
    solution: v.object({ counter: v.number(), derivedKey: v.string() }),
  }),
);

export type Challenges = ReturnType<typeof createChallenges>;

/** Issues challenges of ALTCHA's protocol and checks their solutions. */
export function createChallenges(
  readSecrets: () => Promise<ChallengeSecrets>,
  { cost, fewest, below } = defaultDifficulty,
) {
  return {
    async issue(form: ChallengedForm) {
      return createChallenge({
        algorithm,
        cost,
        counter: randomInt(fewest, below),
        data: { form },
        deriveKey,
        expiresAt: new Date(Date.now() + challengeLifetimeMs),
        ...(await readSecrets()),
      });
    },
    /**
     * @param solution as in the header
     * @returns the ID of the solved challenge, under which it may be used once; undefined when it is not one of this form
     */
    async check(form: ChallengedForm, solution: string): Promise<string | undefined> {
      const { success, output } = v.safeParse(payloadSchema, Buffer.from(solution, 'base64').toString());
      if (!success || output.challenge.parameters.data.form !== form) return undefined;
      const { verified } = await verifySolution({ ...output, deriveKey, ...(await readSecrets()) });
      return verified ? output.challenge.parameters.nonce : undefined;
    },
  };
}
