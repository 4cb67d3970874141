import { paths } from './paths';

/** What a feed is called beside the page that lists its posts. */
export const feedFile = 'feed.xml';

/** Where readers of feeds find the blog's posts; it is made from what the blog's page says of them. */
export const blogFeed = `${paths.blog}/${feedFile}`;
