import { type KeyReport, keyReportSchema } from '@site/shared/http/key-report';
import { messageOf } from '@site/shared/node/message-of';
import * as v from 'valibot';
import { readCredential } from '../../client/read-credential';
import { type Finding, finding, unchecked } from './finding';

const timeoutMs = 10_000;

const problemSchema = v.object({ detail: v.string() });

/**
 * Asks a service what the key or token of this machine may do.
 * @param app the one in this folder; undefined where there is none
 */
export async function checkOwnKey(origin: string, app: string | undefined): Promise<Finding> {
  let credential: string;
  try {
    credential = await readCredential(origin);
  } catch (problem) {
    return finding('Key', {
      isRight: false,
      found: 'none',
      expected: 'a key or the identity of a CI run',
      remedy: messageOf(problem),
    });
  }
  const answer = await fetch(`${origin}/key`, {
    redirect: 'error',
    headers: { authorization: `Bearer ${credential}` },
    signal: AbortSignal.timeout(timeoutMs),
  });
  // A service from before it had this path.
  if (answer.status === 404) return unchecked('Key', "the service doesn't report permissions");
  const content: unknown = await answer.json();
  if (answer.ok) return checkKey(v.parse(keyReportSchema, content), app);
  const { detail } = v.parse(problemSchema, content);
  if (answer.status !== 401) return unchecked('Key', detail);
  return finding('Key', {
    isRight: false,
    found: `refused: ${detail.replace(/\.$/, '')}`,
    expected: 'a valid key or token',
    remedy: 'Ask the operator for a new key, or compare DELIVERY_IDENTITIES with the claims of the CI run.',
  });
}

export function checkKey({ name, grants }: KeyReport, app: string | undefined): Finding {
  const rights = grants.map(({ apps, may }) => `${may.join(' and ')} ${apps.join(' and ')}`).join('; ');
  // A key for previews of pull requests may store releases and nothing else.
  const mayStore = grants.some(
    ({ apps, may }) => app !== undefined && apps.includes(app) && may.includes('store'),
  );
  return finding('Key', {
    isRight: app === undefined || mayStore,
    found: `${name} may ${rights || 'nothing'}`,
    expected: app === undefined ? 'a known key' : `may store ${app}, and activate it to deploy`,
    remedy: `Ask the operator for a key: npm run delivery -- keys add ${app?.replace(/^mf-/, '')} --app ${app} --may store,activate`,
  });
}
