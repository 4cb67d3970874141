import * as v from 'valibot';

/** A text with something other than white space in it. */
export function filledText(message: string) {
  return v.pipe(v.string(message), v.regex(/\S/, message));
}

/** Non-space text, an @, non-space text; nothing stricter (specification §5, resolved.md). */
export function emailText(missing: string, wrong: string) {
  return v.pipe(filledText(missing), v.regex(/^\S+@\S+$/, wrong));
}

/**
 * Checks what somebody filled in.
 * @param schema the form's fields, each with its own messages
 * @param values what was filled in; unknown fields are ignored, absent ones count as empty
 * @returns the first message for each wrong field, in the form's order; empty when everything is right
 */
export function firstMessages<const Fields extends v.ObjectEntries>(
  schema: v.ObjectSchema<Fields, undefined>,
  values: unknown,
): Partial<Record<keyof Fields & string, string>> {
  const fields = Object.keys(schema.entries);
  const given: Record<string, unknown> = typeof values === 'object' && values !== null ? { ...values } : {};
  // An absent key would get the schema library's own words, so every field is named before the check.
  const { issues } = v.safeParse(schema, Object.fromEntries(fields.map((field) => [field, given[field]])));
  const messages: Partial<Record<string, string>> = {};
  for (const issue of issues ?? []) {
    const field = v.getDotPath(issue);
    if (field) messages[field] ??= issue.message;
  }
  return messages as Partial<Record<keyof Fields & string, string>>;
}
