import * as v from 'valibot';

/**
 * A text with a character other than white space.
 * @param name of the field in messages
 * @param maxLength in UTF-16 code units, as in HTML
 */
export function filledText(name: string, maxLength: number) {
  const missing = `${name} is required`;
  // Formatted on first use: `Intl.NumberFormat` costs a browser 25 ms the first time, on a slow phone 100.
  const tooLong = () => `${name} can have at most ${maxLength.toLocaleString('en')} characters`;
  return v.pipe(v.string(missing), v.regex(/\S/, missing), v.maxLength(maxLength, tooLong));
}

/**
 * Non-space text, an @, non-space text; nothing stricter (requirements §5). The part before the @ matches in one way only:
 * `^\S+@\S+$` takes quadratic time on a run of @.
 */
export function emailText(name: string, maxLength: number) {
  return v.pipe(filledText(name, maxLength), v.regex(/^\S[^\s@]*@\S+$/, 'Invalid email address'));
}

/** The checked input. */
export interface CheckedForm<Fields extends v.ObjectEntries> {
  /** Undefined when a field is wrong. */
  values: v.InferOutput<v.ObjectSchema<Fields, undefined>> | undefined;
  /** The first message for each wrong field, in the form's order. */
  errors: Partial<Record<keyof Fields & string, string>>;
}

/**
 * Checks the input of a visitor, in time that grows linearly with its size.
 * @param schema the form's fields, each with its own messages
 * @param filledIn any object; unknown fields are ignored, absent ones count as empty
 */
export function checkForm<const Fields extends v.ObjectEntries>(
  schema: v.ObjectSchema<Fields, undefined>,
  filledIn: unknown,
): CheckedForm<Fields> {
  const fields = Object.keys(schema.entries);
  const given: Record<string, unknown> =
    typeof filledIn === 'object' && filledIn !== null ? { ...filledIn } : {};
  // For an absent key the schema library uses a message of its own, so every field is set before the check.
  const checked = v.safeParse(schema, Object.fromEntries(fields.map((field) => [field, given[field]])));
  const errors: Partial<Record<string, string>> = {};
  for (const issue of checked.issues ?? []) {
    const field = v.getDotPath(issue);
    if (field) errors[field] ??= issue.message;
  }
  return {
    values: checked.success ? checked.output : undefined,
    errors: errors as Partial<Record<keyof Fields & string, string>>,
  };
}
