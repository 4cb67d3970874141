import fc from 'fast-check';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Texts that end their container, escape from a folder, or are very long; some are harmless in most positions. */
const texts = [
  ...[
    '..',
    '../',
    '/../../',
    '/etc/passwd',
    '..\\',
    '.htaccess',
    '%2e%2e%2f',
    '//evil.example',
    'C:\\',
    '~root',
    './',
  ],
  ...[
    '"><script>alert(1)</script>',
    '</script>',
    '</style>',
    '<!--',
    '&quot;',
    "'",
    '"',
    '<',
    '>',
    '`',
    '{',
    '}',
    '(',
  ],
  ...[
    ';',
    ',',
    '$',
    '$http_cookie',
    ' ',
    '\n',
    '\r\nset-cookie: a=b',
    '\0',
    '\t',
    '#',
    '*',
    '\\',
    '\u2028',
    '\ud800',
  ],
  ...[
    "'unsafe-inline'",
    ';sandbox',
    ',default-src',
    'javascript:',
    'data:text/html,x',
    'https://evil.example',
    'http://[',
  ],
  ...['__proto__', 'constructor', 'toString', '', 'é', '\u202e', '@evil.example', ':80', '?a=b', '[::1]'],
  ...['a', '-x', '.b', '~', '_', '+c', '/d', '0', 'A', '-', '.html', '/index.html', '.json', '.gz', ':job'],
  ...['a'.repeat(300), '/a'.repeat(3000), '../'.repeat(200)],
] as const;

export const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(...texts), fc.constantFrom(...texts)).map((two) => two.join('')),
  },
);

/** One change of a value of a release. */
const change = fc.record({
  /** The index of the value, modulo their number. */
  place: fc.nat(),
  kind: fc.constantFrom('everywhere', 'insert', 'replace', 'json', 'key', 'remove', 'repeat'),
  text: hostileText,
  /** The position in a text, modulo its length. */
  at: fc.nat(),
  json: fc.oneof(fc.jsonValue(), fc.constantFrom(null, [], {}, 0, -1, 1e308, true)),
  times: fc.constantFrom(2, 3, 50, 6000),
});
type Change = typeof change extends fc.Arbitrary<infer Drawn> ? Drawn : never;

/**
 * Releases with deliberate changes: a valid one with names, paths, origins, values and sizes that it must not have. Some
 * changes are harmless.
 */
export function hostileRelease(whole: object): fc.Arbitrary<unknown> {
  return fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map((changes) =>
      changes.reduce<unknown>((release, each) => changed(release, each), structuredClone(whole)),
    );
}

function changed(release: unknown, drawn: Change): unknown {
  if (!isJson(release)) return release;
  const places = [...placesIn(release)];
  const place = places[drawn.place % Math.max(places.length, 1)];
  if (!place) return release;
  const { holder, key } = place;
  const before = holder[key];
  if (drawn.kind === 'everywhere') return everywhere(release, before, drawn);
  if (drawn.kind === 'remove') delete holder[key];
  else if (drawn.kind === 'key') {
    delete holder[key];
    define(holder, inserted(key, drawn), before);
  } else define(holder, key, instead(before, drawn));
  return release;
}

function instead(before: Json | undefined, { kind, text, json, times, ...drawn }: Change): unknown {
  if (kind === 'json') return json;
  if (kind === 'repeat') return repeated(before, times);
  return kind === 'insert' && typeof before === 'string' ? inserted(before, { text, ...drawn }) : text;
}

function inserted(before: string, { text, at }: Pick<Change, 'text' | 'at'>): string {
  const place = at % (before.length + 1);
  return before.slice(0, place) + text + before.slice(place);
}

/** Changes may multiply each other, so the size of a release is bounded before it is read. */
const longest = 20_000;

function repeated(before: Json | undefined, wanted: number): unknown {
  const length = Array.isArray(before) || typeof before === 'string' ? before.length : 1;
  const times = Math.min(wanted, Math.ceil(longest / Math.max(length, 1)));
  if (Array.isArray(before)) return Array.from({ length: times }, () => before).flat();
  if (typeof before === 'string') return before.repeat(times);
  const names = Array.from({ length: times }, (_, at) => `n${at}`);
  return { ...(isJson(before) && before), ...Object.fromEntries(names.map((name) => [name, name])) };
}

/** Changes all occurrences of a text, like a build that uses this name for its file. */
function everywhere(release: Json, before: Json | undefined, drawn: Change): unknown {
  if (typeof before !== 'string') return release;
  const after = inserted(before, drawn);
  const renamed = (value: Json): Json => {
    if (typeof value === 'string') return value === before ? after : value;
    if (Array.isArray(value)) return value.map(renamed);
    if (!isJson(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key === before ? after : key, renamed(each)]),
    );
  };
  return renamed(release);
}

interface Place {
  holder: Record<string, Json>;
  key: string;
}

function* placesIn(value: Json): Generator<Place> {
  if (!isJson(value)) return;
  for (const [key, each] of Object.entries(value)) {
    yield { holder: value, key };
    yield* placesIn(each);
  }
}

/** Like JSON.parse: `__proto__` is an ordinary key. */
function define(holder: object, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Arrays included: their keys are numbers. */
function isJson(value: unknown): value is Record<string, Json> {
  return typeof value === 'object' && value !== null;
}
