import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { ifMissing } from './if-missing';

/** @throws when the file can't be read, or does not match the schema */
export async function readJson<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  return v.parse(schema, JSON.parse(await readFile(file, 'utf8')));
}

/**
 * @returns undefined where there is no such file, or its content does not match the schema
 * @throws when the file can't be read at the moment
 */
export async function readJsonIfValid<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  return parseIfValid(await readFile(file, 'utf8').catch(ifMissing('')), schema);
}

/** @returns undefined where the text is missing, is not JSON, or does not match the schema */
export function parseIfValid<Schema extends v.GenericSchema>(
  text: string | undefined,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  const json = v.pipe(v.string(), v.parseJson(), schema);
  const { success, output } = v.safeParse(json, text, { abortEarly: true });
  return success ? output : undefined;
}
