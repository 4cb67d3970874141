import type { KeyReport } from '@site/shared/http/key-report';
import { messageOf } from '@site/shared/node/message-of';
import { type Finding, finding } from './finding';

/** @param app the one in this folder; undefined where there is none */
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

/** @param problem whose message is the remedy */
export function missingKey(problem: unknown): Finding {
  const remedy = messageOf(problem);
  return finding('Key', {
    isRight: false,
    found: 'none',
    expected: 'a key or the identity of a CI run',
    remedy,
  });
}

/** @param detail the service's reason */
export function refusedKey(detail: string): Finding {
  return finding('Key', {
    isRight: false,
    found: `refused: ${detail.replace(/\.$/, '')}`,
    expected: 'a valid key or token',
    remedy: 'Ask the operator for a new key, or compare DELIVERY_IDENTITIES with the claims of the CI run.',
  });
}
