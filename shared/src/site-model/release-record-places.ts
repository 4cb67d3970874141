// Separate from the schema, so that the browser gets these names without the schema library.

export const releaseRecordSchemaUrl =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/** The id of the element in each page that names the releases the page was rendered from. */
export const releaseRecordElement = 'release-record';

/** The path of the record of all deployed releases, for pages of other remotes; always revalidated. */
export const releaseRecordFile = 'releases.json';

/** The path of the pointer to the deployed snapshot, for replicas and the inspector; its key in a bucket. */
export const pointerKey = 'current.json';
