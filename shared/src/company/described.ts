import type { Thing } from 'schema-dts';

/** One thing as search engines read it: schema.org's types, each with no other properties than its own. */
export type Described = Exclude<Thing, string>;
