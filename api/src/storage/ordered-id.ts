import { randomUUID } from 'node:crypto';

let lastMoment = 0;
let inMoment = 0;

/**
 * A new UUID (version 7) that sorts after all those this process made before. New rows then stand together at the end of
 * every index; scattered ones would make a commit write a page of the file for each of them.
 */
export function orderedId(): string {
  const now = Date.now();
  // Also when the clock is set back, or more than 4,096 are wanted in one millisecond.
  inMoment = now > lastMoment ? 0 : (inMoment + 1) % 4096;
  if (inMoment === 0) lastMoment = Math.max(now, lastMoment + 1);
  const moment = lastMoment.toString(16).padStart(12, '0');
  const number = inMoment.toString(16).padStart(3, '0');
  return `${moment.slice(0, 8)}-${moment.slice(8)}-7${number}-${randomUUID().slice(19)}`;
}
