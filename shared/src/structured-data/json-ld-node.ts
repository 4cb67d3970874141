import type { Thing } from 'schema-dts';

/** One node of a page's structured data, with the properties that schema.org defines for its type. */
export type JsonLdNode = Exclude<Thing, string>;
