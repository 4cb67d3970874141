import * as v from 'valibot';

/** The first failing pages usually show the cause. */
export const mostPictures = 4;

/** Characters in base64: about 1.5 MB. */
export const largestPicture = 2_000_000;

/** What a browser showed of a page that fails, as PNG. */
export const pagePictureSchema = v.object({
  path: v.string(),
  /** The width of the browser's window. */
  width: v.number(),
  png: v.pipe(v.string(), v.maxLength(largestPicture), v.base64()),
});

export type PagePicture = v.InferOutput<typeof pagePictureSchema>;

/** Why releases are not deployed, with pictures of pages that fail in a browser. */
export class RefusedError extends Error {
  // Not a property, which a log of the error would contain.
  readonly #pictures: readonly PagePicture[];

  constructor(message: string, pictures: readonly PagePicture[]) {
    super(message);
    this.#pictures = pictures;
  }

  /** The pictures of an error; none if it has none. */
  static picturesOf(error: unknown): readonly PagePicture[] {
    return error instanceof RefusedError ? error.#pictures : [];
  }
}
