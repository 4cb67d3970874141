import * as v from 'valibot';
import { diskSpace } from './disk-space';

const statusSchema = v.object({
  text: v.string(),
  /** What an operator should do about it; undefined when all is well. */
  remedy: v.optional(v.string()),
});

/** What a line of `npm run status` reports. */
export type Status = v.InferOutput<typeof statusSchema>;

export const statusLinesSchema = v.array(v.object({ name: v.string(), ...statusSchema.entries }));

/** A line of `npm run status`. */
export type StatusLine = v.InferOutput<typeof statusLinesSchema>[number];

/** Makes a line. What can't be read is reported in it, so that it doesn't prevent the other lines. */
export async function statusLine(name: string, read: () => Status | Promise<Status>): Promise<StatusLine> {
  try {
    return { name, ...(await read()) };
  } catch (error) {
    return { name, text: `not seen: ${reasonOf(error)}` };
  }
}

/** The error of a refused connection has no message of its own, only its attempts have. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0]);
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
}

/**
 * The lines as text, those that need attention first, with their remedies.
 * @returns exit code 1 if any needs attention
 */
export function describeStatus(lines: StatusLine[]): { output: string; exitCode: 0 | 1 } {
  const urgent = lines.filter(({ remedy }) => remedy !== undefined);
  const others = lines.filter(({ remedy }) => remedy === undefined);
  const width = Math.max(0, ...lines.map(({ name }) => name.length));
  const output = [...urgent, ...others]
    .map(
      ({ name, text, remedy }) => `${name.padEnd(width)}  ${remedy ? `ATTENTION: ${text}. ${remedy}` : text}`,
    )
    .map((line) => `${line}\n`)
    .join('');
  return { output, exitCode: urgent.length > 0 ? 1 : 0 };
}

/** `2026-01-31 14:05 UTC` of a time as ISO 8601. */
export function shownTime(time: string | Date): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** Below this share of free space, a disk needs attention. */
const scarceShare = 0.1;

/** The room on the disk of a folder. */
export async function diskStatus(folder: string): Promise<Status> {
  return describeRoom(folder, await diskSpace(folder));
}

/** @param space bytes */
export function describeRoom(folder: string, { free, size }: { free: number; size: number }): Status {
  const share = size > 0 ? free / size : 0;
  const text = `${(free / 1e9).toFixed(1)} GB free, ${Math.floor(share * 100)} % of the disk of ${folder}`;
  return share < scarceShare ? { text, remedy: 'See DiskFilling in docs/running.md.' } : { text };
}
