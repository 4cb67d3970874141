/** A pause that can be ended early; one at a time. */
export function createPause() {
  let endPause: (() => void) | undefined;
  return {
    /** Resolves after these milliseconds, or when `end()` is called. */
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
