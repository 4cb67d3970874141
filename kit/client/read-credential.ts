import { readFile } from 'node:fs/promises';
import { credential } from '@site/shared/site-model/outside-names';
import * as v from 'valibot';
import { requestProblem } from './request-problem';

const timeoutMs = 10_000;

/**
 * The key or token that a release is sent with: DELIVERY_KEY, the file in DELIVERY_KEY_FILE, DELIVERY_TOKEN, or the
 * identity that GitHub Actions gives to a run. Never on the command line, which every process of the machine can read.
 * @param service the URL of the release service, which the token is requested for
 * @throws naming what is missing
 */
export async function readCredential(service: string, environment = process.env): Promise<string> {
  const { DELIVERY_KEY, DELIVERY_KEY_FILE, DELIVERY_TOKEN, ACTIONS_ID_TOKEN_REQUEST_URL } = environment;
  if (DELIVERY_KEY && DELIVERY_KEY_FILE)
    throw new Error('DELIVERY_KEY and DELIVERY_KEY_FILE are both set. Unset one of them.');
  if (DELIVERY_KEY) return oneWord('DELIVERY_KEY', DELIVERY_KEY.trim());
  if (DELIVERY_KEY_FILE) return readKeyFile(DELIVERY_KEY_FILE);
  if (DELIVERY_TOKEN) return oneWord('DELIVERY_TOKEN', DELIVERY_TOKEN.trim());
  if (ACTIONS_ID_TOKEN_REQUEST_URL) return requestToken(service, ACTIONS_ID_TOKEN_REQUEST_URL, environment);
  throw new Error(
    'There is no key to release with. The operator makes one: put it into DELIVERY_KEY, or its file into DELIVERY_KEY_FILE. A CI run that the operator permits needs none: set DELIVERY_TOKEN, or on GitHub the permission id-token: write.',
  );
}

async function readKeyFile(file: string): Promise<string> {
  const key = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (key) return oneWord(`DELIVERY_KEY_FILE names ${file}, whose content`, key);
  throw new Error(`DELIVERY_KEY_FILE names ${file}, which is empty or can't be read.`);
}

function oneWord(what: string, text: string): string {
  if (v.is(credential, text)) return text;
  throw new Error(
    `${what} is not one word of plain characters. Set it to the key alone, as printed by: npm run delivery -- keys add`,
  );
}

/** GitHub Actions, with `permissions: id-token: write`. */
async function requestToken(service: string, place: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const url = new URL(place);
  url.searchParams.set('audience', service);
  try {
    const answer = await fetch(url, {
      headers: { authorization: `Bearer ${environment.ACTIONS_ID_TOKEN_REQUEST_TOKEN}` },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return v.parse(v.object({ value: v.string() }), await answer.json()).value;
  } catch (cause) {
    const reason = requestProblem(cause, environment);
    throw new Error(`GitHub gave this run no identity: ${reason}. Run the job again.`, { cause });
  }
}
