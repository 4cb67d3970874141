import type { SiteRoute } from '@site/shared/site-model/site-route';
import { expect, test } from 'vitest';
import { sampleRelease } from '../../testing/sample-release';
import { composeDocument } from './document';
import { inlineStyle } from './inline-style';
import type { PageIsland } from './page-islands';

const shell = sampleRelease({
  app: 'shell',
  initial: { js: ['web/main.js'], css: ['web/main.css'] },
  fonts: ['web/text.woff2'],
  files: {
    'web/entry.js': 'sha384-e',
    'web/main.js': 'sha384-m',
    'web/main.css': 'sha384-c',
    'web/static/js/load-after-paint.0a1b.js': 'sha384-t',
    'web/static/js/async/federation.0c1d.js': 'sha384-f',
  },
});
const release = sampleRelease({
  app: 'mf-careers',
  files: { 'web/entry.js': 'sha384-r', 'web/page.js': 'sha384-p', 'web/static/page.css': 'sha384-s' },
});
const assets = { js: ['web/page.js'], css: ['web/static/page.css'] };
const head = '<title>Career</title><meta name="description" content="Openings">';
const template = '<main><div id="remote-page"></div></main>';
const markup = '<h1>Jobs at $&</h1>';
const root = `<div id="root"><main><div id="remote-page">${markup}</div></main></div>`;
const styles = [
  inlineStyle(shell, 'web/main.css', 'body{margin:0}'),
  inlineStyle(release, 'web/static/page.css', '.jobs{color:red}'),
];
const parts = { shell, styles, styleOrigins: [], players: [], head, template, markup };
const route: SiteRoute = {
  path: '/career',
  remote: 'mf-careers',
  page: 'careers-page',
  entry: { text: '</script>' },
};
/** What loads remotes. */
const federation = {
  src: '/releases/shell/1.0.0-abc/web/static/js/async/federation.0c1d.js',
  integrity: 'sha384-f',
};
const page = composeDocument({ ...parts, page: { route, release, assets } });

test('puts the head’s elements into the head, and the page into the layout', () => {
  expect(page).toMatch(
    /<head>.*<title>Career<\/title><meta name="description" content="Openings">.*<\/head>/,
  );
  expect(page).toContain(`<body>${root}`);
});

test('asks for a large picture where a page is shared, not the not-found page', () => {
  const large = '<meta name="twitter:card" content="summary_large_image">';
  expect(page.split('</head>')[0]).toContain(large);
  expect(composeDocument(parts)).not.toContain(large);
});

test('preloads the fonts after the page, because fonts in the head would delay the first paint', () => {
  const font =
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/releases/shell/1.0.0-abc/web/text.woff2">';
  expect(page).toContain(`${root}${font}`);
  expect(page.split('</head>')[0]).not.toContain('as="font"');
});

test('names every script with its hash, for the script that starts them after the first paint', () => {
  expect(page).toContain(
    '<script defer src="/releases/shell/1.0.0-abc/web/static/js/load-after-paint.0a1b.js" integrity="sha384-t" crossorigin="anonymous">',
  );
  const scripts = JSON.parse(/id="page-scripts">(.*?)<\/script>/.exec(page)?.[1] ?? '');
  const careers = '/releases/mf-careers/1.0.0-abc/web';
  expect(scripts).toEqual([
    { src: '/releases/shell/1.0.0-abc/web/main.js', integrity: 'sha384-m', run: true },
    federation,
    { src: `${careers}/entry.js`, integrity: 'sha384-r' },
    { src: `${careers}/page.js`, integrity: 'sha384-p' },
  ]);
  expect(page.match(/<link rel="preload" as="script"[^>]*>/g)).toEqual([
    '<link rel="preload" as="script" href="/releases/shell/1.0.0-abc/web/static/js/load-after-paint.0a1b.js" integrity="sha384-t" crossorigin="anonymous">',
  ]);
});

test('names scripts of a page whose islands alone are hydrated by their island; of a text, none', () => {
  const scriptsOf = (islands: PageIsland[]) => {
    const html = composeDocument({ ...parts, page: { route, release, assets, islands } });
    return JSON.parse(/id="page-scripts">(.*?)<\/script>/.exec(html)?.[1] ?? '').slice(1);
  };
  expect(scriptsOf([])).toEqual([]);
  const island = 'openings-island';
  const careers = '/releases/mf-careers/1.0.0-abc/web';
  expect(scriptsOf([{ name: island, js: ['web/page.js'], css: [] }])).toEqual([
    { ...federation, island },
    { src: `${careers}/entry.js`, integrity: 'sha384-r', island },
    { src: `${careers}/page.js`, integrity: 'sha384-p', island },
  ]);
});

test('contains its own route with its entry, in which nothing ends the element', () => {
  expect(page).toMatch(/id="page-route">[^<]*\\u003c\/script>[^<]*<\/script>/);
  expect(JSON.parse(/id="page-route">(.*?)<\/script>/.exec(page)?.[1] ?? '')).toEqual(route);
  expect(composeDocument(parts)).not.toContain('page-route');
});

test('contains its styles under the names that the chunk loader uses, and a policy that allows only these', () => {
  expect(page).toContain('<style data-href="main.css">body{margin:0}</style>');
  expect(page).toContain('<style data-href="static/page.css">.jobs{color:red}</style>');
  const policy = /<meta http-equiv="content-security-policy" content="([^"]+)">/.exec(page)?.[1];
  expect(policy).toBe(`style-src 'self' ${styles.map(({ hash }) => hash).join(' ')}; frame-src 'self'`);
});

test('allows its video players', () => {
  expect(composeDocument({ ...parts, players: ['https://player.example'] })).toContain(
    "frame-src 'self' https://player.example",
  );
});

test('refuses a name, a hash or an origin that could end its attribute', () => {
  const end = '"><script>alert(1)</script>';
  const breakPage = (change: Partial<typeof release>, js: string[] = []) =>
    composeDocument({
      ...parts,
      page: { route, release: { ...release, ...change }, assets: { js, css: [] } },
    });
  const name = `web/${end}.js`;
  expect(() => breakPage({ files: { ...release.files, [name]: 'sha384-p' } }, [name])).toThrow(
    'no page can name',
  );
  expect(() => breakPage({ files: { ...release.files, 'web/entry.js': end } })).toThrow('no hash');
  expect(() => breakPage({ version: end })).toThrow('no page can name');
  expect(() => breakPage({ origin: `https://a${end}` })).toThrow('no page can name');
  expect(() => composeDocument({ ...parts, styleOrigins: [`https://a${end}`] })).toThrow('is not an origin');
});

test('names its releases, and no others', () => {
  const record = JSON.parse(/id="release-record">(.*?)<\/script>/.exec(page)?.[1] ?? '');
  expect(Object.keys(record.microFrontends)).toEqual(['shell', 'mf-careers']);
  expect(record.microFrontends['mf-careers']).toEqual([
    {
      url: '/releases/mf-careers/1.0.0-abc/web/entry.js',
      metadata: { version: '1.0.0-abc', integrity: 'sha384-r' },
    },
  ]);
});

test('refuses a document that is larger than a page may be', () => {
  const entry = { text: 'x'.repeat(2_000_000) };
  const large = { route: { ...route, entry }, release, assets };
  expect(() => composeDocument({ ...parts, page: large })).toThrow(
    'a document of 2.0 MB: a page may have 2.0 MB in all. Put less into it.',
  );
});
