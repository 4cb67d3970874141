import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** Refers to a schema that the app added under this name. */
export const reference = (name: string) => ({ schema: { $ref: `${name}#` } });

/** A response with a problem. */
export const problemResponse = (description: string) => ({
  description,
  content: { 'application/problem+json': reference('Problem') },
});

/**
 * A check in code has no JSON Schema, and is left out.
 * @returns the schema in the format of OpenAPI 3.1: JSON Schema, draft 2020-12
 */
export function schemaOf(schema: v.GenericSchema): Omit<ReturnType<typeof toJsonSchema>, '$schema'> {
  const { $schema: _, ...described } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    errorMode: 'ignore',
    overrideAction: ({ valibotAction, jsonSchema }) => {
      // A text with two patterns: `pattern` holds one, `allOf` any number.
      if (valibotAction.type !== 'regex' || !jsonSchema.pattern) return undefined;
      const { requirement } = valibotAction as v.RegexAction<string, undefined>;
      return { ...jsonSchema, allOf: [...(jsonSchema.allOf ?? []), { pattern: requirement.source }] };
    },
  });
  return described;
}
