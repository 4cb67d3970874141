import * as v from 'valibot';

/**
 * Names a field in the editor's form.
 * @param label plain words for people who know the subject and not the code
 * @param hint what to write, below the field
 * @__NO_SIDE_EFFECTS__
 */
export function labelled<const Schema extends v.GenericSchema>(schema: Schema, label: string, hint = '') {
  return v.pipe(schema, v.title(label), v.description(hint));
}
