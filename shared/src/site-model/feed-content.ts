/** Marks the element of an article's page that is the article's full text in feeds. */
export const feedContentAttribute = 'data-feed-content';
