import { paths } from './paths';

/** The name of the feed on the page that lists its posts. */
export const feedFile = 'feed.xml';

/** The path of the blog's feed, which is made from the head data of the blog's page. */
export const blogFeed = `${paths.blog}/${feedFile}`;
