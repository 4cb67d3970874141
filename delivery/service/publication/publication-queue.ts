export type PublicationQueue = ReturnType<typeof createPublicationQueue>;

interface Waiting {
  onPlace: (before: number) => void;
  begin: () => void;
}

/** Runs one publication at a time, in the order in which they came. */
export function createPublicationQueue() {
  let isBusy = false;
  const waiting: Waiting[] = [];
  const tellPlaces = () => {
    for (const [index, { onPlace }] of waiting.entries()) onPlace(index + 1);
  };

  const takeTurn = (onPlace: Waiting['onPlace'], signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      if (!isBusy) {
        isBusy = true;
        return resolve();
      }
      const giveUp = () => {
        waiting.splice(waiting.indexOf(place), 1);
        tellPlaces();
        reject(signal.reason);
      };
      const begin = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const place = { onPlace, begin };
      waiting.push(place);
      signal.addEventListener('abort', giveUp, { once: true });
      onPlace(waiting.length);
    });

  return {
    /**
     * @param onPlace told how many are before this one, at first and whenever that changes
     * @param signal gives the place up, unless the work has begun
     */
    run: async <T>(work: () => Promise<T>, onPlace: Waiting['onPlace'], signal: AbortSignal): Promise<T> => {
      signal.throwIfAborted();
      await takeTurn(onPlace, signal);
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        isBusy = next !== undefined;
        next?.begin();
        tellPlaces();
      }
    },
  };
}
