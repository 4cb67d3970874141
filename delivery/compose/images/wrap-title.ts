/**
 * Breaks a title into lines of about the same length.
 * @param measure the width of a text
 * @returns the fewest lines, as even as possible; a word wider than `room` gets its own line
 */
export function wrapTitle(title: string, room: number, measure: (text: string) => number): string[] {
  const words = title.split(/\s+/).filter(Boolean);
  const widths = words.map(measure);
  const space = measure('n n') - measure('nn');
  const fewest = fill(words, widths, space, room).length;
  // The narrowest width with the same number of lines makes them even.
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
