import { describe, expect, test } from 'vitest';
import { sampleRelease } from '../testing/sample-release';
import { checkFit, checkPage } from './gate';

const shell = sampleRelease({
  app: 'shell',
  routes: [{ path: '/career', remote: 'mf-careers', page: 'careers-page' }],
  shared: { react: { version: '19.3.1', accepts: '^19.0.0' } },
});
const careers = sampleRelease({
  app: 'mf-careers',
  pages: { 'careers-page': { js: [], css: [] } },
  shared: { react: { version: '19.3.1', accepts: '^19.0.0' } },
});

describe('what fits', () => {
  test('lets a remote through that exposes what the routes want and shares what the shell has', () => {
    expect(() => checkFit({ shell, remotes: [careers] })).not.toThrow();
  });

  test('refuses a route whose remote is not live', () => {
    expect(() => checkFit({ shell, remotes: [] })).toThrow(
      '/career is shown by mf-careers, of which no release is live',
    );
  });

  test('refuses a route whose page is not exposed', () => {
    expect(() => checkFit({ shell, remotes: [{ ...careers, pages: {} }] })).toThrow(
      '/career wants careers-page',
    );
  });

  test('refuses a shared module that the shell has in another version, or not at all', () => {
    const old = { ...careers, shared: { react: { version: '18.3.0', accepts: '^18.0.0' } } };
    expect(() => checkFit({ shell, remotes: [old] })).toThrow(
      'needs react ^18.0.0, but shell 1.0.0-abc provides 19.3.1',
    );
    const other = { ...careers, shared: { vue: { version: '3.0.0', accepts: '^3.0.0' } } };
    expect(() => checkFit({ shell, remotes: [other] })).toThrow(
      'shares vue, which shell 1.0.0-abc does not provide',
    );
  });
});

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

  test('is looked at as closely when it has the elements of one that was fit', () => {
    const list = '<ul class="jobs"><li class="job">Weaver</li></ul>';
    expect(() => checkPage('/career', whole(`<h1>Career</h1>${list}`))).not.toThrow();
    const twice = whole(`<h1>Career</h1>${list.replace('class="job"', 'class="job" class="open"')}`);
    expect(() => checkPage('/career', twice)).toThrow('duplicate-attribute');
  });

  test.each([
    ['a description', '<p>Jobs</p>', head.replace('Openings', ''), 'no description'],
    ['a canonical address', '<p>Jobs</p>', head.replace('https://x/career', ''), 'no canonical'],
    ['a word that HTML can read', '<p>Jobs &bogus; work</p>', head, 'unknown-named-character-reference'],
  ])('misses %s though its markup is that of one that was fit', (_, body, inHead, fault) => {
    expect(() => checkPage('/career', whole('<h1>Career</h1><p>Jobs</p>'))).not.toThrow();
    expect(() => checkPage('/career', whole(`<h1>Career</h1>${body}`, inHead))).toThrow(fault);
  });
});
