/** Marks the element of an article's page that feeds have as the article's whole text. */
export const feedContentAttribute = 'data-feed-content';
