import type { RsbuildPlugin } from '@rsbuild/core';
import * as v from 'valibot';

/** One kind of content: the schema of its entries, and the entries by name. */
export interface ContentCollection {
  name: string;
  schema: v.GenericSchema;
  entries: Record<string, unknown>;
}

/**
 * Finds errors in content.
 * @returns a sentence for each, for instance `jobs/data-scientist: location is missing`
 */
export function contentFaults(collections: ContentCollection[]): string[] {
  return collections.flatMap(({ name, schema, entries }) =>
    Object.entries(entries).flatMap(([entry, value]) =>
      (v.safeParse(schema, value).issues ?? []).map((issue) => `${name}/${entry}: ${messageOf(issue)}`),
    ),
  );
}

/** Fails a build whose content has errors, with all of them. */
export function pluginCheckContent(collections: ContentCollection[]): RsbuildPlugin {
  return {
    name: 'check-content',
    setup(api) {
      api.onBeforeBuild(() => {
        const errors = contentFaults(collections);
        if (errors.length > 0) throw new Error(`The content is not complete:\n${errors.join('\n')}`);
      });
    },
  };
}

function messageOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? 'the entry';
  return issue.received === 'undefined' ? `${path} is missing` : `${path} ${issue.message}`;
}
