import { describe, expect, it } from 'vitest';
import { parseYaml } from './parse-yaml';

const errorsIn = (text: string) => parseYaml(text).errors.map(({ line, message }) => `${line}: ${message}`);

describe('YAML of an entry', () => {
  it('has texts, numbers, lists and fields; a day is a text', () => {
    expect(
      parseYaml("title: Weaver\nyears: '2'\norder: 1\nposted: 2026-11-02\nskills: [loom]\n").value,
    ).toEqual({ title: 'Weaver', years: '2', order: 1, posted: '2026-11-02', skills: ['loom'] });
  });

  it('knows the line of a field, and of the parent of a missing one', () => {
    const { positionOf } = parseYaml('a: 1\nb:\n  - c: 2\n    d: 3\n');
    expect(positionOf(['b', 0, 'd']).line).toBe(4);
    expect(positionOf(['b', 0, 'missing']).line).toBe(3);
  });

  it.each([
    [
      'an alias',
      'a: &x [1]\nb: *x\n',
      [
        '1: has an anchor (&x): put a text that starts with & in quotes',
        '2: uses an alias (*x): put a text that starts with * in quotes',
      ],
    ],
    ['a key of a prototype', 'a: 1\n__proto__:\n  b: 1\n', ['2: has a field named __proto__: remove it']],
    ['a field twice', 'a: 1\nb: 2\na: 3\n', ['3: has the field a twice: remove one of them']],
    ['a list as a name', '? [a]\n: 1\n', ['1: has a field whose name is not a text: correct it']],
  ])('must not have %s', (_, text, errors) => {
    expect(errorsIn(text)).toEqual(errors);
  });

  it.each([
    ['in a field', 'a: 1\ntitle: Why we are #1 in Indore\n', 2],
    ['in a list', 'skills:\n  - C #\n', 2],
    ['of an empty item', 'skills:\n  - #1\n  - Go\n', 2],
    ['in brackets', 'a: 1\nskills: [C #, Go]\nb: 2\n', 2],
    ['in the first of two lines', 'title: We are #1\n  in Indore\nb: 2\n', 1],
    ['in the last of two lines', 'title: We\n  are #1\nb: 2\n', 2],
    ['of nothing but the comment', 'title: #1 in Indore\n', 1],
    ['with the line ends of Windows', 'title: We are #1\r\nb: 2\r\n', 1],
  ])('must not have a text that a comment cuts off, %s', (_, text, line) => {
    expect(errorsIn(text)).toEqual([
      `${line}: has a text that is cut off at " #": put the whole text in quotes`,
    ]);
  });

  it('may have comments on lines of their own, and the sign in a text', () => {
    const text = "# All\ntitle: 'We are #1'\n  # Why\nlanguage: C#\n# Where\nplaces: # Two\n  - Indore\n";
    expect(parseYaml(text)).toMatchObject({
      value: { title: 'We are #1', language: 'C#', places: ['Indore'] },
      errors: [],
    });
  });

  it.each(['a:\n\tb: 1\n', 'a:\n  b: 1\n\tc: 2\n', 'a:\n\t- b\n'])(
    '%j must be indented with spaces',
    (text) => {
      expect(errorsIn(text)[0]).toMatch(
        /^[23]: is not valid YAML: .* \(indent with spaces, not with tabs\)$/,
      );
    },
  );

  it.each([
    ['a text with a colon', () => 'a: b: c\n', /^1: is not valid YAML: .*put a text with signs such as : @/],
    [
      'a text that starts with @',
      () => 'a: @b\n',
      /^1: is not valid YAML: .*put a text with signs such as : @/,
    ],
    ['an open quote', () => 'a: "b\n', /^2: is not valid YAML: .*close quotes and brackets\)$/],
    ['a tag of JavaScript', () => 'a: !!js/function "x"\n', /^1: is not valid YAML: Unresolved tag/],
    ['a tag of its own', () => 'a: !run x\n', /^1: is not valid YAML: Unresolved tag/],
    [
      'lists of a hundred thousand levels',
      () => '['.repeat(99_999),
      /^1: is nested more than 40 levels deep/,
    ],
    [
      'dashes of fifty thousand levels',
      () => `${'- '.repeat(49_999)}a`,
      /^1: is nested more than 40 levels deep/,
    ],
    ['more than 100 kB', () => `a: ${'b'.repeat(100_001)}`, /^1: is larger than 100 kB/],
  ])('must not have %s', (_, text, error) => {
    const errors = errorsIn(text());
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(error);
  });

  it('that expands to billions of items is refused before it does', () => {
    const levels = Array.from(
      { length: 9 },
      (_, level) => `l${level + 1}: &l${level + 1} [${`*l${level},`.repeat(9)}]`,
    );
    expect(errorsIn(['l0: &l0 [x]', ...levels].join('\n'))[0]).toBe(
      '1: has an anchor (&l0): put a text that starts with & in quotes',
    );
  });

  it('leaves the prototype of objects as it is', () => {
    parseYaml('constructor:\n  prototype:\n    polluted: true\n');
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});
