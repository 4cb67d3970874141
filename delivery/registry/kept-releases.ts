/** The number of kept releases of an app, for rollbacks and for tabs that were opened while they were deployed. */
export const keptReleases = 10;
