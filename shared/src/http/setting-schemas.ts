import { BlockList, isIP } from 'node:net';
import * as v from 'valibot';

/** One setting of a server: how its text in the environment is read, and its description. */
export interface Setting<Value> {
  /** What it does, in Markdown, for docs/settings.md. */
  description: string;
  /** Reads the text in the environment, or `default` where it is not set. */
  read: v.GenericSchema<string, Value>;
  /** The value that is used when it is not set; empty where there is none. */
  default: string;
  /** An example of a correct value, for the message about a wrong one. */
  expected: string;
  /** True when its value contains a password: it can also be in a file, which `<NAME>_FILE` names. */
  secret?: true;
}

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** A whole number within limits, both included. */
export const wholeNumber = (smallest: number, largest: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(smallest), v.maxValue(largest));

/** `off`, which is read as 0, or a whole number up to 100. */
export const percentage = v.union([
  v.pipe(
    v.literal('off'),
    v.transform(() => 0),
  ),
  wholeNumber(0, 100),
]);

/** An optional setting, undefined when empty. */
export const optional = <Value>(schema: v.GenericSchema<string, Value>) =>
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => undefined),
    ),
    schema,
  ]);

/** Any number of items with commas between. */
export const listOf = (item: v.GenericSchema<string, string>) =>
  v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
    v.array(item),
  );

/** A URL with one of these protocols. */
export const urlOf = (...protocols: string[]) =>
  v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol)),
  );

/** Stricter than the forms: it becomes a recipient or a sender. */
export const emailAddress = v.pipe(v.string(), v.regex(/^[^\s@,;<>"]+@[^\s@,;<>"]+$/));

/** `10.0.0.1`, `10.0.0.0/8`, `fd00::/8`. */
export const addressRange = v.pipe(v.string(), v.check(isAddressRange));

function isAddressRange(text: string): boolean {
  const [address = '', size, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (size === undefined) return true;
  try {
    new BlockList().addSubnet(address, Number.parseInt(size, 10), version === 6 ? 'ipv6' : 'ipv4');
    return /^\d+$/.test(size);
  } catch {
    return false;
  }
}
