/** Each upload takes memory and disk while it is checked. */
const maxUploads = 4;

/** By one caller, and of one app: the other half stays available to the other teams. */
const maxOfOne = 2;

interface Upload {
  caller: string;
  app: string;
}

/** The uploads under way. */
export class UploadSlots {
  readonly #uploads: Upload[] = [];

  /** @returns why a caller can't upload now; undefined if it can */
  refusal({ caller, app }: Upload): string | undefined {
    const count = (key: keyof Upload, value: string) =>
      this.#uploads.filter((upload) => upload[key] === value).length;
    if (count('caller', caller) >= maxOfOne) return `${maxOfOne} uploads by ${caller} are under way already.`;
    if (count('app', app) >= maxOfOne) return `${maxOfOne} uploads of ${app} are under way already.`;
    if (this.#uploads.length >= maxUploads) return `${maxUploads} uploads are under way already.`;
    return undefined;
  }

  /** Counts an upload until its work has ended. */
  async hold<Result>(upload: Upload, work: () => Promise<Result>): Promise<Result> {
    this.#uploads.push(upload);
    try {
      return await work();
    } finally {
      this.#uploads.splice(this.#uploads.indexOf(upload), 1);
    }
  }
}
