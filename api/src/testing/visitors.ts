import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { postEnquiry } from './post-enquiry';
import { sampleEnquiry } from './sample-enquiry';

interface Options {
  /** The server's address, which may change between two enquiries. */
  address: () => string;
  /** Concurrent visitors. */
  number?: number;
  /** Milliseconds before the next enquiry. */
  pauseMs?: number;
}

/**
 * Visitors who send one enquiry after the other until they are stopped, each with a different text. An enquiry that is not
 * answered with 200 is sent again with the same key.
 */
export function sendMany({ address, number = 8, pauseMs = 0 }: Options) {
  /** The message of every enquiry answered with 200. */
  const answered: string[] = [];
  /** All other results: a status, or the message of an error. */
  const refused: (number | string)[] = [];
  let stopping = false;
  let waiting: { number: number; resolve(): void }[] = [];

  async function visit() {
    while (!stopping) {
      const message = randomUUID();
      while (!(await send(message)) && !stopping) await pause(100);
      if (pauseMs) await pause(pauseMs);
    }
  }

  async function send(message: string): Promise<boolean> {
    try {
      const enquiry = { ...sampleEnquiry, message };
      const response = await postEnquiry(address(), enquiry, { 'idempotency-key': message });
      await response.text();
      if (response.status !== 200) return !refused.push(response.status);
    } catch (error) {
      return !refused.push(String(error));
    }
    answered.push(message);
    for (const each of waiting) if (answered.length >= each.number) each.resolve();
    waiting = waiting.filter((each) => answered.length < each.number);
    return true;
  }

  const visits = Promise.all(Array.from({ length: number }, visit));
  return {
    answered,
    refused,
    /** Resolves when this many more have been answered. */
    untilAnswered: (more: number) =>
      new Promise<void>((resolve) => waiting.push({ number: answered.length + more, resolve })),
    stop: async () => {
      stopping = true;
      await visits;
    },
  };
}
