/**
 * The font subsets among the files of a build. Pages preload these; the whole fonts are for rare characters.
 * The order is the same in every build, and the larger file, the heading's, comes first.
 */
export function preloadedFonts(files: string[]): string[] {
  return files.filter((file) => /-subset\.\w+\.woff2$/.test(file)).sort();
}
