export type TurnQueue = ReturnType<typeof createTurnQueue>;

interface Waiting {
  onPlace: (before: number) => void;
  begin: () => void;
}

export interface Turn {
  /** Gets how many are before this one, at first and whenever that changes. */
  onPlace: (before: number) => void;
  /** Aborting it removes the work from the queue, unless it has begun. */
  signal: AbortSignal;
}

/** Runs one deployment at a time, in the order in which they came. */
export function createTurnQueue() {
  let isBusy = false;
  const waiting: Waiting[] = [];
  const reportPlaces = () => {
    for (const [index, { onPlace }] of waiting.entries()) onPlace(index + 1);
  };

  const takeTurn = ({ onPlace, signal }: Turn) =>
    new Promise<void>((resolve, reject) => {
      if (!isBusy) {
        isBusy = true;
        return resolve();
      }
      const giveUp = () => {
        waiting.splice(waiting.indexOf(place), 1);
        reportPlaces();
        reject(signal.reason);
      };
      const begin = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const place = { onPlace, begin };
      waiting.push(place);
      signal.addEventListener('abort', giveUp, { once: true });
      reportPlaces();
    });

  return {
    run: async <T>(work: () => Promise<T>, turn: Turn): Promise<T> => {
      turn.signal.throwIfAborted();
      await takeTurn(turn);
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        isBusy = next !== undefined;
        next?.begin();
        reportPlaces();
      }
    },
  };
}
