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
      (v.safeParse(schema, value).issues ?? []).map((issue) => `${name}/${entry}: ${fault(issue)}`),
    ),
  );
}

/** Fails a build whose content has errors, with all of them. */
export function pluginCheckContent(collections: ContentCollection[]): RsbuildPlugin {
  return {
    name: 'check-content',
    setup(api) {
      api.onBeforeBuild(() => {
        const faults = contentFaults(collections);
        if (faults.length > 0) throw new Error(`The content is not complete:\n${faults.join('\n')}`);
      });
    },
  };
}

function fault(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue) ?? 'the entry';
  return issue.received === 'undefined' ? `${place} is missing` : `${place} ${issue.message}`;
}
