import type { Preview } from '@site/shared/contracts/preview';
import { appendToLog } from '../log/append';
import type { Attribution, LogHead } from '../log/entry';

/** Writes to the log what happened to a preview, an entry for each app. Its id stays out: that is what opens it. */
export function logPreview(
  { releases }: Pick<Preview, 'releases'>,
  { by, detail, deployed }: { by: Attribution; detail: string; deployed: Record<string, string> },
): Promise<LogHead> {
  const event = { time: new Date().toISOString(), action: 'preview', by, outcome: 'done', detail } as const;
  const events = Object.entries(releases).map(([app, to]) => ({
    ...event,
    app,
    from: deployed[app] ?? null,
    to,
  }));
  return appendToLog(events);
}
