// Separate from the schema, so that the browser gets these without the schema library.

/** Where browsers report to. */
export const reportsAddress = '/site/reports';

/** The name of the entry in `Server-Timing` that asks a page to report; its duration is the percentage of visits that do. */
export const reportsTiming = 'reports';

/** The name of the endpoint to which browsers themselves report violations of the policy. */
export const reportsEndpoint = 'reports';

/** A larger report is refused. */
export const largestReportBytes = 16 * 1024;
