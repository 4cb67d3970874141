// Apart from the schema, so that the browser gets these names without the library that checks the rest.

export const releaseRecordSchemaUrl =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/** The id of the element in each page that names the releases the page was rendered from. */
export const releaseRecordElement = 'release-record';

/** Where the record of all live releases lies, for pages of other remotes; never cached without asking. */
export const releaseRecordFile = 'releases.json';
