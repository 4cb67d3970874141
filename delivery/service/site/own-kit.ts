import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '../../registry/workspace';

const packageSchema = v.object({ version: v.string() });

/** The version of this checkout's kit, from which teams get theirs. */
export const kitVersion = v.parse(
  packageSchema,
  JSON.parse(readFileSync(join(root, 'kit/package.json'), 'utf8')),
).version;
