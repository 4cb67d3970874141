import type { LogEntry } from '../../log/entry';
import { Refusal } from '../http/problem';
import { maxTokenAgeMs } from './ci-tokens';

type Use = Pick<LogEntry, 'action' | 'app' | 'to'>;

export type UsedTokens = ReturnType<typeof rememberTokens>;

/**
 * Which tokens were used for what: each stores one release, switches once, and makes or withdraws one preview.
 * @param log the entries until now, so that a token is not taken again after a restart
 */
export function rememberTokens(log: LogEntry[]) {
  const used = new Map<string, Set<string>>();
  const kindOf = (action: Use['action']) => (action === 'store' || action === 'preview' ? action : 'switch');
  const textOf = ({ action, app, to }: Use) =>
    `${kindOf(action)} ${app} ${kindOf(action) === 'store' ? to : ''}`;
  const remember = (token: string, use: Use) =>
    used.set(token, (used.get(token) ?? new Set()).add(textOf(use)));
  for (const { by, time, outcome, ...use } of log) {
    const isRecent = Date.parse(time) > Date.now() - maxTokenAgeMs;
    if (by.token && isRecent && outcome !== 'forbidden') remember(by.token, use);
  }
  return {
    /**
     * Notes what a token is used for.
     * @throws Refusal when it was used for something else, or for this already; the same release may be sent again
     */
    use: (token: string | undefined, use: Use) => {
      if (token === undefined) return;
      const uses = [...(used.get(token) ?? [])].filter((text) => text.startsWith(kindOf(use.action)));
      const isRepeat = use.action === 'store' && uses.every((text) => text === textOf(use));
      if (uses.length > 0 && !isRepeat)
        throw new Refusal(401, 'This token has been used already. Let the CI run ask for a new one.');
      remember(token, use);
    },
    /** Forgets a use that came to nothing. */
    undo: (token: string | undefined, use: Use) => {
      if (token !== undefined) used.get(token)?.delete(textOf(use));
    },
  };
}
