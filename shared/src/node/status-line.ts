import * as v from 'valibot';
import { explainRefusal } from './explain-refusal';

const name = v.string();

const seenSchema = v.object({
  name,
  text: v.string(),
  /** What an operator should do about it; undefined when all is well. */
  remedy: v.optional(v.string()),
});

const unseenSchema = v.object({
  name,
  /** Why this program can't see it, and what to set. */
  unseen: v.string(),
});

export const statusLinesSchema = v.array(v.union([seenSchema, unseenSchema]));

/** A line of `npm run status` and of the board. */
export type StatusLine = v.InferOutput<typeof statusLinesSchema>[number];

/** What a line reports. */
export type Status =
  | Omit<v.InferOutput<typeof seenSchema>, 'name'>
  | Omit<v.InferOutput<typeof unseenSchema>, 'name'>;

/** The lines about enquiries, which the API reads. */
const enquirySubjects = [
  'enquiries',
  'mails',
  'webhooks',
  'resumes',
  'retention',
  'backup',
  'data disk',
] as const;

/** @param read what each line reports */
export function enquiryLines(
  read: Record<(typeof enquirySubjects)[number], () => Status | Promise<Status>>,
): Promise<StatusLine[]> {
  return Promise.all(enquirySubjects.map((name) => statusLine(name, read[name])));
}

/** The same lines for a program that gets no answer from the API. */
export function unseenEnquiries(unseen: string): StatusLine[] {
  return enquirySubjects.map((name) => ({ name, unseen }));
}

/** Makes a line. What can't be read is reported in it, so that it doesn't prevent the other lines. */
export async function statusLine(name: string, read: () => Status | Promise<Status>): Promise<StatusLine> {
  try {
    return { name, ...(await read()) };
  } catch (error) {
    return { name, unseen: explainRefusal(error).replaceAll(/\s+/g, ' ') };
  }
}

/** A line for people: the names of its subjects, joined. */
interface ShownLine {
  name: string;
  text: string;
  remedy?: string | undefined;
}

/** The lines in the order to show: those that need attention first. Subjects that one reason hides are one line. */
export function linesToShow(lines: StatusLine[]): ShownLine[] {
  const shown = new Map<string, ShownLine>();
  for (const line of lines) {
    if (!('unseen' in line)) {
      shown.set(line.name, line);
      continue;
    }
    const text = `not seen: ${line.unseen}`;
    const known = shown.get(text);
    shown.set(text, { name: known ? `${known.name}, ${line.name}` : line.name, text });
  }
  const isUrgent = ({ remedy }: ShownLine) => remedy !== undefined;
  const all = [...shown.values()];
  return [...all.filter(isUrgent), ...all.filter((line) => !isUrgent(line))];
}

/**
 * The lines as text.
 * @returns exit code 1 if any needs attention
 */
export function describeStatus(lines: StatusLine[]): { output: string; exitCode: 0 | 1 } {
  const shown = linesToShow(lines);
  const width = Math.max(0, ...shown.map(({ name }) => name.length));
  const printed = shown.map(({ name, text, remedy }) => {
    const report = remedy ? `ATTENTION: ${text}. ${remedy}` : text;
    return `${name.padEnd(width)}  ${report}\n`;
  });
  return { output: printed.join(''), exitCode: shown.some(({ remedy }) => remedy !== undefined) ? 1 : 0 };
}
