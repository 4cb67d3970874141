/** The words that all articles share; those of each are in `articles/`. */
export const postPage = {
  readMore: 'Read More',
  readingTime: 'min read',
  updated: 'Updated',
  tags: 'Tags',
  neighbours: { label: 'More articles', newer: 'Newer article', older: 'Older article' },
};

/** The words of every body written in Markdown. */
export const richTextLabels = { footnotes: 'Notes', table: 'Table', code: 'Code' };
