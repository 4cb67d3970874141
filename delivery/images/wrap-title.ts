/**
 * Breaks a title into lines of about the same length.
 * @param measure how wide a word, or a space, comes out
 * @returns the fewest lines that fit, as even as they can be; a word wider than the room gets a line of its own
 */
export function wrapTitle(title: string, room: number, measure: (text: string) => number): string[] {
  const words = title.split(/\s+/).filter(Boolean);
  const widths = words.map(measure);
  const space = measure('n n') - measure('nn');
  const fewest = fill(words, widths, space, room).length;
  // Narrower and narrower, as long as it takes no further line.
  let even = room;
  for (let width = room; width > 0; width -= room / 40) {
    if (fill(words, widths, space, width).length > fewest) break;
    even = width;
  }
  return fill(words, widths, space, even);
}

function fill(words: string[], widths: number[], space: number, room: number): string[] {
  const lines: string[] = [];
  let used = Number.POSITIVE_INFINITY;
  words.forEach((word, at) => {
    const width = widths[at] ?? 0;
    if (used + space + width <= room) {
      lines.push(`${lines.pop()} ${word}`);
      used += space + width;
    } else {
      lines.push(word);
      used = width;
    }
  });
  return lines;
}
