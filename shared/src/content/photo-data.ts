/** The files of a picture in one format, by their width in pixels. */
export interface PhotoSource {
  type: string;
  images: { src: string; width: number }[];
}

/** A photograph as its page gets it. Its size is known before it loads, so nothing shifts. */
export interface PhotoData {
  /** For a browser that knows none of the formats. */
  src: string;
  width: number;
  height: number;
  /** What it shows, for visitors who do not see it. */
  alt: string;
  sources: PhotoSource[];
}
