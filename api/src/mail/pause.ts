/** A pause that can be cut short; one at a time. */
export function createPause() {
  let endPause: (() => void) | undefined;
  return {
    /** Resolves after so many milliseconds, or when it is ended. */
    wait(ms: number): Promise<void> {
      return new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer);
          endPause = undefined;
          resolve();
        };
        const timer = setTimeout(end, ms);
        endPause = end;
      });
    },
    /** Ends the pause under way, if there is one. */
    end(): void {
      endPause?.();
    },
  };
}
