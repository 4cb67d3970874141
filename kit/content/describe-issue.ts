import * as v from 'valibot';

/**
 * Describes an invalid field and the remedy. The text follows the file's name: `location is missing: write a text`.
 * @param schema of the whole entry
 * @param entry the entry itself
 */
export function describeIssue(issue: v.BaseIssue<unknown>, schema: v.GenericSchema, entry: unknown): string {
  const path = keysOf(issue);
  const field = fieldName(path);
  if (issue.expected === 'never') return describeUnknownField(path);
  const wanted = schemaAt(schema, entry, path);
  if (issue.received === 'undefined') return `${field} is missing: write ${whatToWrite(wanted)}`;
  if (!issue.message.startsWith('Invalid ')) return `${field} ${issue.message}${measured(issue)}`;
  if (issue.kind === 'schema')
    return `${field} is ${kindOf(issue.input)}: ${correction(wanted, issue.input)}`;
  return `${field} is ${issue.received}: it must be ${requirementOf(issue)}`;
}

/** Formats such as that of a date have no expected value. */
function requirementOf({ expected, type }: v.BaseIssue<unknown>): string {
  if (expected === null) return formats[type] ?? `a valid ${type.replaceAll('_', ' ')}`;
  return expected.replace(/^>=/, 'at least ').replace(/^<=/, 'at most ');
}

const formats: Record<string, string> = {
  email: 'an email address',
  iso_date: 'a date such as 2026-01-31',
  iso_timestamp: 'a time such as 2026-01-31T10:00:00Z',
  url: 'a URL such as https://www.example/',
};

/** Fields that the schema does not have: the schemas of objects ignore them, but each is a mistake in a name. */
export function unknownFields(value: unknown, known: unknown, path: readonly unknown[] = []): unknown[][] {
  if (typeof value !== 'object' || value === null || typeof known !== 'object' || known === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    return Object.hasOwn(known, key) ? unknownFields(part, Reflect.get(known, key), place) : [place];
  });
}

/** @param message a sentence of its own */
export function describeFault(path: readonly unknown[], message: string): string {
  return `${fieldName(path)}: ${message}`;
}

export function describeUnknownField(path: readonly unknown[]): string {
  return `${fieldName(path)} is not one of the fields: remove it, or correct its name`;
}

export function keysOf(issue: v.BaseIssue<unknown>): unknown[] {
  return issue.path?.map(({ key }) => key) ?? [];
}

/** Items are counted from one: `blocks 2, heading`. */
function fieldName(path: readonly unknown[]): string {
  const names = path.map((key) => (typeof key === 'number' ? ` ${key + 1}` : `, ${String(key)}`));
  return names.join('').replace(/^, |^ /, '') || 'the entry';
}

/** The schema of the value at a path, as far as it can be determined. */
function schemaAt(schema: unknown, value: unknown, [key, ...rest]: readonly unknown[]): unknown {
  const own = unwrapped(schema, value);
  if (key === undefined || !isSchema(own)) return own;
  const part = typeof value === 'object' && value !== null ? Reflect.get(value, String(key)) : undefined;
  if ('entries' in own && isRecord(own.entries)) return schemaAt(own.entries[String(key)], part, rest);
  if ('item' in own) return schemaAt(own.item, part, rest);
  if (own.type === 'variant') return own;
  return 'value' in own ? schemaAt(own.value, part, rest) : undefined;
}

/** Without `optional`; of the alternatives of a variant, the one that the value names. */
function unwrapped(schema: unknown, value: unknown): unknown {
  if (!isSchema(schema)) return schema;
  if ('wrapped' in schema) return unwrapped(schema.wrapped, value);
  if (schema.type !== 'variant' || !('options' in schema) || !Array.isArray(schema.options)) return schema;
  const { key } = schema as unknown as { key: string };
  const chosen = isRecord(value) ? value[key] : undefined;
  return schema.options.find((option) => v.is(option.entries?.[key], chosen)) ?? schema;
}

function whatToWrite(schema: unknown): string {
  if (!isSchema(schema)) return 'its value';
  if (schema.type === 'string') return 'a text';
  if (schema.type === 'number') return 'a number';
  if (schema.type === 'boolean') return 'true or false';
  if (schema.type === 'array') return 'a list, each item after a dash';
  if ('options' in schema && Array.isArray(schema.options) && schema.type === 'picklist')
    return schema.options.length > longestChoice
      ? `one of its names, such as ${schema.options.slice(0, longestChoice).join(', ')}`
      : schema.options.join(' or ');
  if ('literal' in schema) return String(schema.literal);
  if ('entries' in schema && isRecord(schema.entries))
    return `its fields ${Object.keys(schema.entries).join(', ')}`;
  if (schema.type === 'variant' && 'options' in schema && Array.isArray(schema.options)) {
    const { key, options } = schema as unknown as {
      key: string;
      options: { entries: Record<string, unknown> }[];
    };
    return options.map((option) => whatToWrite(option.entries[key])).join(' or ');
  }
  return 'its value';
}

function correction(schema: unknown, value: unknown): string {
  const isText = isSchema(schema) && schema.type === 'string';
  if (isText && (typeof value === 'number' || typeof value === 'boolean')) return 'write it in quotes';
  // `- Tools: Python` without quotes is a field named Tools.
  if (isText && isRecord(value) && !Array.isArray(value)) return 'put the text in quotes';
  return `write ${whatToWrite(schema)}`;
}

const longestChoice = 6;

/** The length of a text or a list that is too long or too short. */
function measured({ input, type }: v.BaseIssue<unknown>): string {
  if (!['min_length', 'max_length', 'length'].includes(type)) return '';
  return typeof input === 'string' || Array.isArray(input) ? ` (it has ${input.length})` : '';
}

function kindOf(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value === 'number') return `the number ${value}`;
  return typeof value === 'string' ? `"${value}"` : String(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isSchema(value: unknown): value is v.GenericSchema {
  return isRecord(value) && typeof value.type === 'string';
}
