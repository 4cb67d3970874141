/** Without a limit, browsers cache a permanent redirect forever. With it, a rollback reaches every visitor within an hour. */
export const redirectCacheControl = 'max-age=3600';
