import type { ComplexListFieldProps, Field } from '@sveltia/cms';
import * as v from 'valibot';

/** The parts of a schema that are read here. Valibot has a separate type for each kind of schema. */
interface Described {
  type: string;
  entries?: Record<string, Described>;
  wrapped?: Described;
  item?: Described;
  key?: string;
  options?: unknown[];
  literal?: string;
  pipe?: { type: string; kind?: string; requirement?: unknown; message?: unknown }[];
}

/** Longer texts get a field of several lines. */
const oneLine = 60;

/** The fields of a form for a schema of an object. */
export function formFields(schema: v.GenericSchema): Field[] {
  return fieldsOf(schema as unknown as Described);
}

/** The field that a new entry's file is named by. */
export function namingField(schema: v.GenericSchema): string {
  return firstOf(schema, ['slug', 'seed', 'name', 'title']);
}

/** The field that shows an entry in a list. */
export function titleField(schema: v.GenericSchema): string {
  return firstOf(schema, ['industry', 'title', 'name']);
}

function firstOf(schema: v.GenericSchema, wanted: string[]): string {
  const names = Object.keys((schema as unknown as Described).entries ?? {});
  return wanted.find((name) => names.includes(name)) ?? names[0] ?? 'title';
}

function fieldsOf({ entries = {} }: Described): Field[] {
  return Object.entries(entries).map(([name, part]) => fieldOf(name, part));
}

function fieldOf(name: string, schema: Described): Field {
  const required = schema.type !== 'optional';
  const own = schema.wrapped ?? schema;
  const hint = describedBy(v.getDescription, schema);
  const label = describedBy(v.getTitle, schema) ?? labelOf(name);
  const common = { name, label, required, ...(hint && { hint }) };
  if (Object.keys(own.entries ?? {}).join() === 'file,alt') return photoField(common);
  if (own.entries) return { ...common, widget: 'object', fields: fieldsOf(own), collapsed: !required };
  if (own.item) return listField(common, own, own.item);
  if (own.type === 'literal') return { name, widget: 'hidden', default: own.literal ?? '' };
  if (own.type === 'picklist')
    return { ...common, widget: 'select', options: (own.options ?? []).map(String) };
  if (own.type === 'record') return { ...common, widget: 'keyvalue' };
  if (own.type === 'boolean') return { ...common, widget: 'boolean' };
  if (own.type === 'number') return numberField(common, own);
  return textField(common, own);
}

type Common = { name: string; label: string; required: boolean; hint?: string };

/** What an optional field's schema says of itself, or else the schema that it wraps. */
function describedBy(
  read: (schema: v.GenericSchema) => string | undefined,
  schema: Described,
): string | undefined {
  const own = read(schema as unknown as v.GenericSchema);
  return own ?? (schema.wrapped && describedBy(read, schema.wrapped));
}

/** The form stores the picture next to the entry (`besideEntry` in cms-config.ts). */
function photoField(common: Common): Field {
  const file: Field = {
    name: 'file',
    label: 'Picture',
    widget: 'image',
    accept: '.jpg,.jpeg,.png,.webp,.avif',
    choose_url: false,
  };
  const alt: Field = { name: 'alt', label: 'What it shows', widget: 'string' };
  return { ...common, widget: 'object', fields: [file, alt] };
}

function listField(common: Common, list: Described, item: Described): Field {
  const one = describedBy(v.getTitle, item);
  const rules: Partial<ComplexListFieldProps> = {
    ...limits(list, 'min_length', 'max_length'),
    // On the button that adds an item.
    ...(one && { label_singular: one }),
  };
  if (item.type === 'variant' && item.key) {
    const { key } = item;
    const types = (item.options as Described[]).map((option) => ({
      name: option.entries?.[key]?.literal ?? '',
      label: labelOf(option.entries?.[key]?.literal ?? ''),
      fields: fieldsOf({ ...option, entries: without(option.entries, key) }),
    }));
    return { ...common, ...rules, widget: 'list', typeKey: key, types };
  }
  if (item.entries) return { ...common, ...rules, widget: 'list', fields: fieldsOf(item), collapsed: true };
  return { ...common, ...rules, widget: 'list', field: fieldOf('item', item) };
}

function numberField(common: Common, schema: Described): Field {
  const isWhole = actionOf(schema, 'integer') !== undefined;
  return {
    ...common,
    ...limits(schema, 'min_value', 'max_value'),
    widget: 'number',
    value_type: isWhole ? 'int' : 'float',
    step: isWhole ? 1 : Number(actionOf(schema, 'multiple_of')?.requirement ?? 1),
  };
}

function textField(common: Common, schema: Described): Field {
  if (actionOf(schema, 'iso_date'))
    return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  const { min, max } = limits(schema, 'min_length', 'max_length');
  const lengths = {
    ...(max !== undefined && { maxlength: max }),
    ...(min !== undefined && { minlength: min }),
  };
  const pattern = actionsOf(schema, 'regex').at(-1);
  const checked =
    pattern?.requirement instanceof RegExp
      ? { pattern: [pattern.requirement.source, `${common.label} ${pattern.message}`] as [string, string] }
      : {};
  const isLong = max === undefined ? prose.has(common.name) : max > oneLine;
  return { ...common, ...lengths, ...checked, widget: isLong ? 'text' : 'string' };
}

/** Fields with a sentence or more, in all schemas. */
const prose = new Set([
  'answer',
  'desc',
  'description',
  'intro',
  'item',
  'line',
  'note',
  'privacy',
  'result',
  'subline',
  'teaser',
  'text',
]);

function limits(schema: Described, least: string, most: string): { min?: number; max?: number } {
  const exact = actionOf(schema, 'length')?.requirement;
  const min = exact ?? actionOf(schema, least)?.requirement;
  const max = exact ?? actionOf(schema, most)?.requirement;
  return { ...(typeof min === 'number' && { min }), ...(typeof max === 'number' && { max }) };
}

function actionsOf({ pipe = [] }: Described, type: string) {
  return pipe.flatMap((part): NonNullable<Described['pipe']> => {
    if (part.type === type) return [part];
    return 'pipe' in part ? actionsOf(part as Described, type) : [];
  });
}

function actionOf(schema: Described, type: string) {
  return actionsOf(schema, type).at(0);
}

function without(entries: Record<string, Described> = {}, key: string): Record<string, Described> {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => name !== key));
}

/** Of a field without a title: `btnText` becomes `Btn text`. */
function labelOf(name: string): string {
  const words = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
