import type { ComposedPreview } from '@site/shared/contracts/composed-preview';
import { appendToLog } from '../log/append';
import type { Attribution, LogHead } from '../log/entry';
import { logRefusal } from '../log/log-changes';
import { currentGeneration, type Generation } from '../publish/generations';

const action = 'preview';

/** Writes to the log who made a preview, an entry for each app. Its token stays out: it opens the preview. */
export function logPreview(
  { candidates, expiresAt }: ComposedPreview,
  { versions }: Pick<Generation, 'versions'>,
  by: Attribution,
): Promise<LogHead> {
  const event = { time: new Date().toISOString(), action, by, outcome: 'done' } as const;
  const detail = `until ${new Date(expiresAt).toISOString()}`;
  return appendToLog(
    Object.entries(candidates).map(([app, to]) => ({
      ...event,
      app,
      from: versions[app] ?? null,
      to,
      detail,
    })),
  );
}

/** Writes to the log that candidates can't be shown together, and why. */
export async function logRefusedPreview(
  candidates: ComposedPreview['candidates'],
  by: Attribution,
  problem: unknown,
): Promise<void> {
  const live = await currentGeneration();
  const detail = problem instanceof Error ? problem.message : String(problem);
  for (const [app, to] of Object.entries(candidates))
    await logRefusal({ action, app, from: live?.versions[app] ?? null, to, by }, detail);
}
