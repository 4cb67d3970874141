import type { LogEntry } from './entry';

/** One entry as a line for people. */
export function logLine({ n, time, action, app, from, to, by, outcome, detail }: LogEntry): string {
  const change = from && to ? `${from} → ${to}` : (to ?? '');
  const { who, said, proven, reason } = by;
  const parts = [
    `${n}  ${time}  ${outcome === 'done' ? '' : `${outcome} `}${action} ${app} ${change}`.trimEnd(),
    `by ${who.kind === 'local' ? '' : `${who.kind} `}${who.name}`,
    proven && `proven ${Object.values(proven).join(' ')}`,
    said?.commit && `commit ${said.commit}`,
    said?.run && `run ${said.run}`,
    said?.verdict === 'passed' ? 'tested' : said?.verdict,
    reason && `because: ${reason}`,
    detail,
  ];
  return parts.filter(Boolean).join(', ');
}
