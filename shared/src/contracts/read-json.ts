import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

/** @throws when the file can't be read, or is not what the schema says */
export async function readJson<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  return v.parse(schema, JSON.parse(await readFile(file, 'utf8')));
}
