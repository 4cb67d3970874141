/**
 * The files of a build that are cut fonts: with them a page is read, the whole ones are for rare characters.
 * In the order of the alphabet, whichever was cut first; that is also the heading's font first, the larger one, which
 * then takes the connection that is open already.
 */
export function cutFontsAmong(files: string[]): string[] {
  return files.filter((file) => /-cut\.\w+\.woff2$/.test(file)).sort();
}
