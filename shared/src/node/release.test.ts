import * as v from 'valibot';
import { expect, test } from 'vitest';
import { releaseRequestSchema } from '../http/service-requests';
import { headDataSchema } from '../site-model/head-data';
import { loadedOrigin } from '../site-model/outside-names';
import { maxPaths, maxPatterns } from '../site-model/remote-routes';
import { contentIntegrity } from './content-integrity';
import { containsPages, type Release, requireRelease } from './release';

const release: Release = {
  app: 'mf-careers',
  version: '1.0.0-abc',
  webEntry: 'web/remoteEntry.js',
  initial: { js: [], css: [] },
  pages: { 'job-page': { js: ['web/job.js'], css: [] } },
  routes: {
    addresses: [{ path: '/career/weaver', page: 'job-page', pattern: '/career/:job', entry: true }],
    redirects: [{ from: '/career/old.html', to: '/career/weaver?from=old#form' }],
    gone: ['/career/Closed'],
  },
  mounts: {},
  shared: { '@site/shared/navigation': { version: '1.0.0', accepts: '^1.0.0 || >2' } },
  fonts: [],
  files: Object.fromEntries(
    ['web/remoteEntry.js', 'web/job.js', 'web/entries/career/weaver.json'].map((name) => [
      name,
      contentIntegrity(name),
    ]),
  ),
};
const { routes } = release;
const noRoutes = { addresses: [], redirects: [], gone: [] };

test('returns a valid release unchanged, with its keys in their order', () => {
  const withMore = { later: true, ...release };
  expect(requireRelease(withMore)).toBe(withMore);
});

const address = (part: object) => ({
  routes: { ...routes, addresses: [{ path: '/career', page: 'job-page', ...part }] },
});
const path = (text: string) => address({ path: text });
const to = (text: string) => ({ routes: { ...routes, redirects: [{ from: '/career/old', to: text }] } });
const css = (text: string) => ({ pages: { 'job-page': { js: [], css: [text] } } });
const noPath = 'routes.addresses.0.path: is not a path';
const noTarget = 'routes.redirects.0.to: leads neither to a path of the site nor to an https: address';

test.each<[string, object, string]>([
  ['a path that leaves its folder', path('/career/../about'), noPath],
  ['a path with an empty segment', path('//evil.example'), noPath],
  ['a path with a backslash', path('/career\\..\\about'), noPath],
  ['a path with a null', path('/career/\0'), noPath],
  ['a path with a line break', path('/career\n'), noPath],
  ['a path with a hidden segment', path('/career/.htaccess'), noPath],
  ['a path of many letters', path(`/${'a'.repeat(300)}`), 'routes.addresses.0.path: '],
  [
    'a page at the path of a file',
    path('/share/home.png'),
    'routes.addresses.0.path: has the ending of a file',
  ],
  ['a pattern with a quote', address({ pattern: '/career/:"job' }), 'routes.addresses.0.pattern: '],
  ['a page that is not exposed', address({ page: 'other-page' }), '/career uses other-page of mf-careers'],
  [
    'a page named like a property of every object',
    address({ page: 'constructor' }),
    '/career uses constructor of mf-careers',
  ],
  [
    'a page without its entry',
    address({ entry: true }),
    '/career has no entry: mf-careers 1.0.0-abc was released without web/entries/career.json',
  ],
  [
    'a redirect from what is not a path',
    { routes: { ...routes, redirects: [{ from: '..', to: '/' }] } },
    '.from: ',
  ],
  ['a redirect to an invalid URL', to('http://['), noTarget],
  ['a redirect to a script', to('javascript:/career'), noTarget],
  ['a redirect to another host, without a scheme', to('//evil.example/career'), noTarget],
  ['a redirect without TLS', to('http://evil.example/career'), noTarget],
  ['a redirect with a line break', to('/career\r\nset-cookie: a=b'), noTarget],
  ['a redirect with a user', to('https://malvanta.example@evil.example/'), noTarget],
  [
    'a removed path that is not a path',
    { routes: { ...routes, gone: ['/a b'] } },
    'routes.gone.0: is not a path',
  ],
  ['a style sheet of another folder', css('../../../delivery/keys.json'), 'pages.job-page.css.0: is not a'],
  ['a missing style sheet', css('web/x.css'), 'names web/x.css, which is not among its released files'],
  [
    'an entry that no browser can load',
    { webEntry: 'pages/index.json', files: { 'pages/index.json': contentIntegrity('page') } },
    'webEntry: is not in web',
  ],
  ['a missing entry', { webEntry: 'web/x.js' }, 'names web/x.js, which is not among'],
  [
    'an entry named like a property of every object',
    { webEntry: 'constructor' },
    'webEntry: is not in web, pages, layout or maps',
  ],
  ['a font of another folder', { fonts: ['/etc/passwd'] }, 'fonts.0: is not a file name'],
  ['a file of another folder', { files: { 'web/../x': contentIntegrity('x') } }, 'is not a file name'],
  ['a file without a hash', { files: { 'web/x.js': 'sha384-x' } }, 'is not a SHA-384'],
  ['an app of another folder', { app: '../mf-careers' }, 'app: is not a name that an app may have'],
  ['a version of another folder', { version: '..' }, 'version: is not a version'],
  ['a mount that is not a path', { mounts: { '/a b': 'mf-careers' } }, 'is not a path'],
  ['a mount of no app', { mounts: { '/a': 'shell;' } }, 'is not a name that an app may have'],
])('refuses %s', (_, change, message) => {
  expect(() => requireRelease({ ...release, ...change })).toThrow(message);
});

test('contains its pages if each path has one, and a shell contains its layout', () => {
  const withFiles = (app: string, ...names: string[]) => ({
    ...release,
    app,
    files: Object.fromEntries(names.map((name) => [name, contentIntegrity(name)])),
  });
  expect(containsPages(withFiles('mf-careers', 'pages/career/weaver/index.json'))).toBe(true);
  expect(containsPages(withFiles('mf-careers', 'pages/career/index.json', 'node/remoteEntry.js'))).toBe(
    false,
  );
  expect(containsPages({ ...withFiles('shell', 'layout/templates.json'), routes: noRoutes })).toBe(true);
  expect(containsPages({ ...withFiles('shell', 'node/main.js'), routes: noRoutes })).toBe(false);
});

test('refuses more paths than a release may name', () => {
  const gone = (count: number) => Array.from({ length: count }, (_each, index) => `/career/${index}`);
  const naming = (count: number) => ({
    ...release,
    routes: { addresses: [], redirects: [], gone: gone(count) },
  });
  const redirects = [{ from: '/career/old', to: '/career' }];
  const withRedirect = { ...release, routes: { addresses: [], redirects, gone: gone(maxPaths) } };
  expect(() => requireRelease(naming(maxPaths))).not.toThrow();
  expect(() => requireRelease(withRedirect)).toThrow(`a release may name ${maxPaths}`);
  expect(() => requireRelease(naming(maxPaths + 1))).toThrow(
    'routes.gone: is not a list of at most 10000. Divide',
  );
});

test('a release may have so many patterns', () => {
  const having = (patterns: number) => {
    const addresses = Array.from({ length: patterns }, (_, index) => {
      return { path: `/career/${index}/a`, page: 'careers-page', pattern: `/career/${index}/:job` };
    });
    const pages = { 'careers-page': { js: [], css: [] } };
    return { ...release, pages, routes: { addresses, redirects: [], gone: [] } };
  };
  expect(() => requireRelease(having(maxPatterns))).not.toThrow();
  expect(() => requireRelease(having(maxPatterns + 1))).toThrow('routes: has more than 500 patterns');
});

const names = (count: number) => Array.from({ length: count }, (_each, index) => `--a${index}`);
const twice = { js: ['web/job.js', 'web/job.js'], css: [] };

test.each<[string, object, string]>([
  [
    'too many tokens',
    { tokens: { defines: [], uses: names(2001) } },
    'tokens.uses: is not a list of at most 2000',
  ],
  [
    'too many mounts',
    { mounts: Object.fromEntries(names(2001).map((name) => [`/${name}`, 'mf-careers'])) },
    'mounts: has more than 2000 entries',
  ],
  ['a script named twice', { pages: { 'job-page': twice } }, 'pages.job-page.js: has an item twice'],
  ['a font named twice', { fonts: twice.js }, 'fonts: has an item twice'],
])('refuses %s', (_, change, message) => {
  expect(() => requireRelease({ ...release, ...change })).toThrow(message);
});

test('accepts as many names as a release may have', () => {
  expect(() => requireRelease({ ...release, tokens: { defines: [], uses: names(2000) } })).not.toThrow();
});

test('refuses millions of names without looking at one', () => {
  const uses = Object.defineProperty(Array(2_700_000), 0, {
    get: () => {
      throw new Error('looked at');
    },
  });
  expect(() => requireRelease({ ...release, tokens: { defines: [], uses } })).toThrow(
    'tokens.uses: is not a list',
  );
});

test('quotes what arrived in one short line', () => {
  const text = `\u001b[2J\n${'x'.repeat(10_000)}`;
  const message = (() => {
    try {
      requireRelease({ ...release, initial: text });
    } catch (problem) {
      return String(problem);
    }
  })();
  expect(message).toMatch(/^Error: initial: \P{Cc}{10,500}$/u);
});

const hostileOrigins = [
  'https://x;sandbox',
  'https://a,default-src',
  'https://a$b',
  'https://*',
  "https://a'b",
  'https://a"b',
  'https://a b',
  'https://a/',
  'https://a/path',
  'https://A.example',
  'https://user@a.example',
  'https://a.example:99999',
  'http://a.example',
  'ws://a.example',
  'null',
  '',
];

test.each(hostileOrigins)('refuses %j as an origin', (origin) => {
  const head = { title: 'Jobs', description: 'Jobs', path: '/career', players: [origin] };
  expect(v.is(headDataSchema, head)).toBe(false);
  expect(v.is(releaseRequestSchema, { version: '1.0.0', origin })).toBe(false);
});

test('accepts origins with a plain host', () => {
  for (const origin of ['https://careers.example', 'https://careers.example:8443', 'site'])
    expect(v.is(releaseRequestSchema, { version: '1.0.0', origin }), origin).toBe(true);
  const head = { title: 'Jobs', description: 'Jobs', path: '/career', players: ['https://player.example'] };
  expect(v.is(headDataSchema, head)).toBe(true);
});

test('an origin of this machine is for development, not for a release service, which would request it', () => {
  const origin = 'http://localhost:3002';
  expect(v.is(loadedOrigin, origin)).toBe(true);
  expect(v.is(releaseRequestSchema, { version: '1.0.0', origin })).toBe(false);
});
