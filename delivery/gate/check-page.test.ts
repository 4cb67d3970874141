import { describe, expect, test } from 'vitest';
import { checkPage } from './check-page';

describe('a page that is fit for visitors', () => {
  const head =
    '<title>Career</title><meta name="description" content="Openings"><link rel="canonical" href="https://x/career">';
  const whole = (body: string, inHead = head) =>
    `<!doctype html><html lang="en"><head>${inHead}</head><body>${body}</body></html>`;

  test('is a whole document with one heading', () => {
    expect(() => checkPage('/career', whole('<h1>Career</h1>'))).not.toThrow();
  });

  test.each([
    ['no main heading', whole('<p>Career</p>'), '0 main headings'],
    ['two main headings', whole('<h1>Career</h1><h1>Jobs</h1>'), '2 main headings'],
    ['no title', whole('<h1>Career</h1>', head.replace(/<title>.*?<\/title>/, '')), 'no title'],
    ['no description', whole('<h1>Career</h1>', head.replace(/<meta[^>]*>/, '')), 'no description'],
    ['no canonical address', whole('<h1>Career</h1>', head.replace(/<link[^>]*>/, '')), 'no canonical'],
    [
      'a part that waits for a script',
      whole('<h1>Career</h1><template id="B:0"></template>'),
      'wait for a script',
    ],
    ['a style attribute', whole('<h1 style="color:red">Career</h1>'), 'style attribute'],
    ['broken markup', whole('<h1>Career</h1><p class="a" class="b">x</p>'), 'duplicate-attribute'],
    ['a child of the body in the head', whole('<h1>Career</h1>', `${head}</p>`), 'end-tag-without'],
  ])('is not one with %s', (_, html, fault) => {
    expect(() => checkPage('/career', html)).toThrow(`/career is not fit for visitors: `);
    expect(() => checkPage('/career', html)).toThrow(fault);
  });

  test('is told where it is broken', () => {
    const html = whole('<h1>Career</h1><p class="a" class>x</p>');
    expect(() => checkPage('/career', html)).toThrow(/duplicate-attribute after .*<p class="a" class\./);
  });

  test.each([
    ['an empty description', '', head.replace('Openings', ''), 'no description'],
    ['an empty canonical address', '', head.replace('https://x/career', ''), 'no canonical'],
    ['an empty title', '', head.replace('Career', ''), 'no title'],
    [
      'a word that HTML reads otherwise',
      '<p>Jobs &bogus; work</p>',
      head,
      'unknown-named-character-reference',
    ],
    [
      'a character that HTML has no place for',
      '<style>a{content:"\u0001"}</style>',
      head,
      'control-character',
    ],
    ['a boundary that React has not rendered', '<!--$?--><p>…</p><!--/$-->', head, 'wait for a script'],
  ])('is not one with %s', (_, body, inHead, fault) => {
    expect(() => checkPage('/career', whole(`<h1>Career</h1>${body}`, inHead))).toThrow(fault);
  });

  test('may have drawings with titles of their own', () => {
    const drawing = '<svg role="img"><title>A loom</title><path d="M0 0"/></svg>';
    expect(() => checkPage('/career', whole(`<h1>Career</h1>${drawing}`))).not.toThrow();
    const untitled = head.replace('<title>Career</title>', '');
    expect(() => checkPage('/career', whole(`<h1>Career</h1>${drawing}`, untitled))).toThrow('no title');
  });

  test('is told a link that is no address, and its page', () => {
    const link = (href: string) => whole(`<h1>Career</h1><main><a href="${href}">100 %</a></main>`);
    expect(() => checkPage('/career', link('/blog/100%'))).toThrow(
      '/career links to /blog/100%, which is no address',
    );
    expect(() => checkPage('/career', link('/blog/100%25'))).not.toThrow();
  });

  test('is told every fault at once, each with its remedy', () => {
    expect(() => checkPage('/career', whole('<p style="color:red">Career</p>'))).toThrow(
      '/career is not fit for visitors: it has 0 main headings instead of one (show its name in one h1); it has a style attribute (use a class: the security policy forbids it).',
    );
  });
});
