/** How many releases of an app stay for rollbacks, and for tabs that were opened while they were deployed. */
export const keptReleases = 10;
