/**
 * The font subsets among the files of a build. Pages preload these; the whole fonts are for rare characters. The order is
 * the same in every build: the largest file, the headings' font, comes first.
 */
export function preloadedFonts(files: string[]): string[] {
  return files.filter((file) => /-subset\.\w+\.woff2$/.test(file)).sort();
}
