/** Each upload takes memory and disk while it is checked. */
const maxUploads = 4;

/** By one caller: the other half stays available to the other teams. */
const maxOfOne = 2;

/** The uploads under way. */
export class UploadSlots {
  readonly #callers: string[] = [];

  /** @returns why a caller can't upload now; undefined if it can */
  refusal(caller: string): string | undefined {
    const own = this.#callers.filter((each) => each === caller).length;
    if (own >= maxOfOne) return `${own} uploads by ${caller} are under way already.`;
    if (this.#callers.length >= maxUploads) return `${maxUploads} uploads are under way already.`;
    return undefined;
  }

  /** Counts an upload until its work has ended. */
  async hold<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
    this.#callers.push(caller);
    try {
      return await work();
    } finally {
      this.#callers.splice(this.#callers.indexOf(caller), 1);
    }
  }
}
