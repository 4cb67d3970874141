import type { RichTextNode } from '../src/components/rich-text/rich-text-node';
import { textOf } from './text-of';

/** Words per minute, for readers of whom many have another first language. */
const wordsPerMinute = 200;

/** The reading time of a body, in whole minutes, at least one. */
export function readingMinutes(body: RichTextNode[]): number {
  const words = textOf(body).match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
