import type { RichTextNode } from '../src/components/rich-text/rich-text-node';
import { textOf } from './text-of';

/** How many words of a language that is not everybody's first are read in a minute. */
const wordsPerMinute = 200;

/** How long a body takes to read, in whole minutes, at least one. */
export function readingMinutes(body: RichTextNode[]): number {
  const words = textOf(body).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
