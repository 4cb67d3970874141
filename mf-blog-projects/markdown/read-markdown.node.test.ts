import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readMarkdown } from './read-markdown';

const schema = v.strictObject({ title: v.string(), tags: v.optional(v.array(v.string())) });
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'markdown-'));
});
afterEach(() => rm(folder, { recursive: true }));

const read = (text: string) => readMarkdown(join(folder, 'cold-chain.md'), text, schema);

/** The body of a file whose front matter takes its first three lines. */
const body = (text: string) => read(`---\ntitle: Cold chain\n---\n${text}`).body;

/** The error messages: `line:column: reason`. */
function errors(text: string): string[] {
  try {
    read(text);
  } catch (problem) {
    if (problem instanceof Error)
      return problem.message.split('\n').map((line) => line.replace(/^.*cold-chain\.md:/, ''));
  }
  return ['nothing refused it'];
}
const errorsOfBody = (text: string) => errors(`---\ntitle: Cold chain\n---\n${text}`);

/** The smallest PNG: one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('a body', () => {
  it('has headings with ids, and inline marks', () => {
    expect(body('## The *clock*\n\nA **b** `c` ~~d~~.')).toEqual([
      { tag: 'h2', id: 'the-clock', children: ['The ', { tag: 'em', children: ['clock'] }] },
      {
        tag: 'p',
        children: [
          'A ',
          { tag: 'strong', children: ['b'] },
          ' ',
          { tag: 'code', children: ['c'] },
          ' ',
          { tag: 'del', children: ['d'] },
          '.',
        ],
      },
    ]);
  });

  it('has lists, which may start at any number', () => {
    expect(body('- one\n- two\n\n3. three')).toMatchObject([
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['one'] },
          { tag: 'li', children: ['two'] },
        ],
      },
      { tag: 'ol', start: 3, children: [{ tag: 'li', children: ['three'] }] },
    ]);
  });

  it('has tables with aligned columns', () => {
    expect(body('| Van | km |\n|---|--:|\n| A | 12 |')).toMatchObject([
      {
        tag: 'table',
        children: [
          { tag: 'thead', children: [{ children: [{ tag: 'th' }, { tag: 'th', align: 'right' }] }] },
          { tag: 'tbody', children: [{ children: [{ tag: 'td' }, { tag: 'td', align: 'right' }] }] },
        ],
      },
    ]);
  });

  it('keeps a single ~ and brackets that are escaped or in code', () => {
    const text = 'From 5~10 km to 20~30 km, \\[a](b c), \\[^1] and ';
    expect(body(`${text}\`[a](b c)\``)).toEqual([
      {
        tag: 'p',
        children: [text.replaceAll('\\', ''), { tag: 'code', children: ['[a](b c)'] }],
      },
    ]);
  });

  it('keeps code unchanged', () => {
    expect(body('```ts\nif (a < b) {\n\n  go();\n}\n```')).toEqual([
      { tag: 'pre', language: 'ts', text: 'if (a < b) {\n\n  go();\n}' },
    ]);
  });

  it('has footnotes with links there and back', () => {
    const [paragraph, footnotes] = body('It is cold.[^1]\n\n[^1]: Minus 18 °C.');
    expect(paragraph).toMatchObject({
      children: ['It is cold.', { tag: 'sup', children: [{ tag: 'a', href: '#fn-1', id: 'fnref-1' }] }],
    });
    expect(footnotes).toMatchObject({ tag: 'footnotes', children: [{ tag: 'ol' }] });
    expect(JSON.stringify(footnotes)).toContain('"href":"#fnref-1","label":"Back to reference 1"');
  });

  it('has images with their size, named by a hash of their content', async () => {
    await writeFile(join(folder, 'van.png'), png);
    expect(body('![A white van](./van.png "On the Dewas road")')).toEqual([
      {
        tag: 'image',
        photo: {
          alt: 'A white van',
          src: expect.stringMatching(/^asset:static\/image\/van-1\.[0-9a-f]{10}\.webp$/),
          width: 1,
          height: 1,
          sources: [
            { type: 'image/avif', images: [{ src: expect.stringMatching(/\.avif$/), width: 1 }] },
            { type: 'image/webp', images: [{ src: expect.stringMatching(/\.webp$/), width: 1 }] },
          ],
        },
        caption: 'On the Dewas road',
      },
    ]);
  });

  it.each(['/contact', 'https://www.cert-in.org.in/', 'mailto:sales@malvanta.example', 'tel:+917315550100'])(
    'may lead to %s',
    (href) => {
      expect(body(`[there](${href})`)).toEqual([
        { tag: 'p', children: [{ tag: 'a', href, children: ['there'] }] },
      ]);
    },
  );
});

describe('an error has its line:', () => {
  it.each([
    ['a script', '\n<script>alert(1)</script>', '5:1: raw HTML is not allowed (<script>alert(1)</script>)'],
    [
      'a style attribute',
      'A <b style="color: red">b</b>',
      '4:3: raw HTML is not allowed (<b style="color: red">)',
    ],
    ['an event handler', '<img src=x onerror=alert(1)>', '4:1: raw HTML is not allowed (<img src=x'],
    ['a comment', '<!-- later -->', '4:1: raw HTML is not allowed'],
    ['a javascript: link', 'A\n[b](javascript:alert(1))', '5:1: a link must not begin with javascript:'],
    [
      'a javascript: link in capitals',
      '[b](JavaScript:alert(1))',
      '4:1: a link must not begin with javascript:',
    ],
    [
      'a javascript: link by reference',
      '[b][c]\n\n[c]: javascript:alert(1)',
      '4:1: a link must not begin with',
    ],
    ['a javascript: link in angle brackets', '<javascript:alert(1)>', '4:1: a link must not begin with'],
    ['a data: link', '[b](data:text/html,x)', '4:1: a link must not begin with data:'],
    ['a link that is not secure', '[b](http://example.org)', '4:1: a link must not begin with http:'],
    ['a link without a protocol', '[b](//example.org)', '4:1: a link to another site starts with https://'],
    ['a link relative to the page', '[b](other)', '4:1: a link to a page of this site starts with a slash'],
    ['a link without a URL', '[b]()', '4:1: the link has no URL'],
    ['a jump to nowhere', '[b](#nowhere)', '4:1: the link targets #nowhere, which this page does not have'],
    ['an image off the site', '![a](https://example.org/a.png)', '4:1: an image must be next to the entry'],
    ['an image in another folder', '![a](../a.png)', "4:1: an image must be in the entry's folder or below"],
    ['an image that is not there', '![a](a.png)', '4:1: there is no image a.png'],
    ['an image without a text', '![](a.png)', '4:1: the image has no alternative text'],
    ['an image between words', 'See ![a](a.png) here', '4:5: an image must be in a paragraph of its own'],
    ['a drawing that can hold scripts', '![a](a.svg)', '4:1: a.svg is not an image type that pages show'],
    ['a second title', '# A', '4:1: the title of the front matter is the heading of the page'],
    ['a level left out', '## A\n\n#### B', '6:1: a heading of level 4 must not follow one of level 2'],
    ['a level left out at the start', '### A', '4:1: a heading of level 3 must not follow one of level 1'],
    ['a heading of signs', '## …', '4:1: the heading has no letter or digit'],
    ['a jump that is no address', '[b](#%E0%A4%A)', '4:1: the link targets #%E0%A4%25A'],
    ['a link with a space', '😀 Über uns:\n [b](/contact us)', '5:2: this is shown as it is written'],
    ['an image with a space', 'See ![a](./a b.png)', '4:5: this is shown as it is written'],
    ['a link without its address', 'See [the report][1]', '4:5: there is no such address'],
    ['a reference without its footnote', 'It is cold.[^2]', '4:12: there is no such footnote'],
    ['a footnote without a reference', 'A\n\n[^1]: B', '6:1: no text refers to this footnote: write [^1]'],
    [
      'a footnote that is there twice',
      'A[^1]\n\n[^1]: B\n\n[^1]: C',
      '8:1: there are two footnotes 1: rename one of them',
    ],
    [
      'a row that is too long',
      '| A | B |\n|---|---|\n| a | b | c |',
      '6:1: the row has more cells than the head of its table',
    ],
    [
      'a table that is none',
      '| A | B |\n|---|\n| a | b |',
      '5:1: this line needs a cell of dashes for each cell of the line above',
    ],
    ['no text', '\n', ': there is no text: write it below the front matter'],
    ['a box to tick', '- [ ] buy a van', '4:1: a list cannot have checkboxes'],
  ])('%s', (_name, text, reason) => {
    expect(errorsOfBody(text)[0]).toContain(reason);
  });

  it('an image that is too large, or is not an image', async () => {
    await writeFile(join(folder, 'large.png'), Buffer.concat([png, Buffer.alloc(5_500_000)]));
    await writeFile(join(folder, 'text.jpg'), 'no image');
    expect(errorsOfBody('![a](large.png)\n\n![b](text.jpg)')).toEqual([
      '4:1: large.png has 5.5 MB: save it smaller, with at most 5 MB',
      '6:1: text.jpg is damaged, or its extension does not match its type: save it again',
    ]);
  });

  it('all errors at once, from the first line to the last', () => {
    expect(errors('---\ntitle: A\ntag: b\n---\n\n<i>\n\n[b](javascript:c)\n\n[d](/e f)')).toEqual([
      '3:1: tag is not one of the fields: remove it, or correct its name',
      '6:1: raw HTML is not allowed (<i>): write it in Markdown',
      '8:1: a link must not begin with javascript: (javascript:c): use https://, mailto: or tel:',
      '10:1: this is shown as it is written: write an address with spaces in < and >',
    ]);
  });
});

describe('front matter', () => {
  it.each([
    ['is missing', 'A text.', '1:1: the front matter is missing: start the file with its fields'],
    ['is not closed', '---\ntitle: A\n\nA text.', '1:1: the front matter is missing'],
    ['is no YAML', '---\ntitle: "A\ntags: [\n---\n', ': the front matter is not valid YAML: '],
    ['lacks a field', '---\ntags: [a]\n---\n', '2:1: title is missing'],
    [
      'has a field of the wrong kind',
      '---\ntitle: A\ntags:\n  - a\n  - 3\n---\n',
      '5:5: tags 2 is the number 3: write it in quotes',
    ],
    [
      'has a field twice',
      '---\ntitle: A\ntitle: B\n---\n',
      '3:1: the front matter has the field title twice',
    ],
    ['is empty', '---\n---\n', '2:1: title is missing'],
  ])('that %s is an error with its line', (_name, text, reason) => {
    expect(errors(text)[0]).toContain(reason);
  });
});

it.each([
  [1, 1],
  [299, 1],
  [300, 2],
  [1000, 5],
])('a body of %i words takes %i minutes to read', (words, minutes) => {
  const { readingMinutes } = read(`---\ntitle: A\n---\n${'word '.repeat(words)}`);
  expect(readingMinutes).toBe(minutes);
});
