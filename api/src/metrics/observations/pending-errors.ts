import type { ObservedError } from '@site/shared/node/observations';
import { addUp } from '@site/shared/node/sample-counts';

/** The errors that are not yet in the database. Their number is bounded. */
export function createPendingErrors() {
  let errors = new Map<string, ObservedError>();

  return {
    add(error: ObservedError): void {
      const known = errors.get(error.id);
      const sum = known && { ...known, count: addUp(known.count, error.count), last: error.last };
      errors.set(error.id, sum ?? error);
    },
    /** Removes and returns all errors. */
    take(): ObservedError[] {
      const taken = [...errors.values()];
      errors = new Map();
      return taken;
    },
  };
}
