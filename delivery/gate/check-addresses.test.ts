import { expect, test } from 'vitest';
import { sampleRelease } from '../testing/sample-release';
import { type AddressChange, checkAddresses } from './check-addresses';

const ofShell = {
  shell: sampleRelease({ app: 'shell' }),
  mounts: { '/': 'mf-marketing', '/career': 'mf-careers', '/blog': 'mf-blog-projects' },
};
const marketing = (...paths: string[]) => remote('mf-marketing', paths);
const careers = (paths: string[], more: { redirects?: [string, string][]; gone?: string[] } = {}) =>
  remote('mf-careers', paths, more);

function remote(
  app: string,
  paths: string[],
  { redirects = [], gone = [] }: { redirects?: [string, string][]; gone?: string[] } = {},
) {
  const addresses = paths.map((path) => ({ path, page: 'a-page' }));
  return sampleRelease({
    app,
    routes: { addresses, redirects: redirects.map(([from, to]) => ({ from, to })), gone },
  });
}

function change(parts: Partial<AddressChange> & Pick<AddressChange, 'live'>): AddressChange {
  return {
    before: undefined,
    changed: new Set(['mf-careers']),
    isRollback: false,
    redirectOrigins: new Set(),
    ...parts,
  };
}

const liveBefore = (...paths: string[]) => ({
  pages: paths.map((path) => ({ path, file: `${path}/index.html` })),
  redirects: [],
});

test('accepts paths below the mounts of their remote', () => {
  const live = { ...ofShell, remotes: [marketing('/', '/careers'), careers(['/career', '/Career/form'])] };
  expect(() => checkAddresses(change({ live }))).not.toThrow();
});

test.each([
  ['a page', careers(['/career', '/jobs'])],
  ['a redirect', careers(['/career'], { redirects: [['/jobs', '/career']] })],
  ['what is gone', careers(['/career'], { gone: ['/jobs'] })],
])('refuses %s outside of the mounts of its remote, by a rollback too', (_, release) => {
  for (const isRollback of [false, true]) {
    expect(() => checkAddresses(change({ live: { ...ofShell, remotes: [release] }, isRollback }))).toThrow(
      '/jobs of mf-careers 1.0.0-abc belongs to mf-marketing by the deployed mounts. Remove it from src/routes.ts of mf-careers, or ask the operator to give it to mf-careers: npm run delivery -- mounts add mf-careers /jobs',
    );
  }
});

test.each([
  ['a page', marketing('/', '/livez')],
  ['a page below the releases', marketing('/', '/releases/mf-careers')],
  ['a page below the API', marketing('/', '/Site/reports')],
  ['a redirect', remote('mf-marketing', ['/'], { redirects: [['/releases.json', '/']] })],
  [
    'a redirect from the share image of another app',
    remote('mf-marketing', ['/'], { redirects: [['/share/career.png', '/']] }),
  ],
])('refuses %s where the web server answers itself, but no rollback and no other team', (_, release) => {
  const live = { ...ofShell, remotes: [release] };
  const check = (parts: Partial<AddressChange>) => () => checkAddresses(change({ live, ...parts }));
  const changed = new Set(['mf-marketing']);
  expect(check({ changed })).toThrow(
    /^\/\S+ of mf-marketing 1\.0\.0-abc is answered by the web server itself\. Name another path in/,
  );
  expect(check({ changed, isRollback: true })).not.toThrow();
  expect(check({})).not.toThrow();
});

test('refuses redirects of megabytes, which every visitor would load, but no rollback and no other team', () => {
  const redirects = Array.from({ length: 4000 }, (_, at): [string, string] => [
    `/career/${at}`,
    `/career?${'a'.repeat(1900)}`,
  ]);
  const check = (count: number, parts: Partial<AddressChange> = {}) => {
    const release = careers(['/career'], { redirects: redirects.slice(0, count) });
    const remotes = [{ ...release, pages: { 'careers-page': { js: [], css: [] } } }];
    return () => checkAddresses(change({ live: { ...ofShell, remotes }, ...parts }));
  };
  expect(check(4000)).toThrow(
    /^mf-careers takes 7\d{3} kB of \/releases\.json, which every visitor of the site loads, instead of at most 300\. Name/,
  );
  expect(check(4000, { isRollback: true })).not.toThrow();
  expect(check(4000, { changed: new Set(['mf-marketing']) })).not.toThrow();
  expect(check(100)).not.toThrow();
});

test('names a pattern as the remedy for thousands of fixed paths', () => {
  const paths = Array.from({ length: 9000 }, (_, at) => `/career/a-fixed-path-${at}`);
  const release = { ...careers(paths), pages: { 'a-page': { js: [], css: [] } } };
  expect(() => checkAddresses(change({ live: { ...ofShell, remotes: [release] } }))).toThrow(
    /^mf-careers takes \d{3} kB of .* and put paths of one kind below a pattern, such as \/career\/:job\.$/,
  );
});

test('refuses two paths that differ only in case', () => {
  const live = { ...ofShell, remotes: [careers(['/career/Form', '/career/form/'])] };
  expect(() => checkAddresses(change({ live }))).toThrow(
    'mf-careers 1.0.0-abc names /career/Form and /career/form/, which are the same path',
  );
});

test('refuses a path that disappears without a redirect or `gone`', () => {
  const before = liveBefore('/career', '/career/weaver');
  const release = (remotes: AddressChange['live']['remotes']) => () =>
    checkAddresses(change({ live: { ...ofShell, remotes }, before }));
  expect(release([careers(['/career'])])).toThrow(
    '/career/weaver is live and would vanish. Add a redirect from it, or list it as gone, in src/routes.ts of mf-careers.',
  );
  expect(release([careers(['/career'], { gone: ['/career/Weaver'] })])).not.toThrow();
  expect(release([careers(['/career'], { redirects: [['/career/weaver', '/career#jobs']] })])).not.toThrow();
});

test('lets a rollback remove paths', () => {
  const live = { ...ofShell, remotes: [careers(['/career'])] };
  const before = liveBefore('/career', '/career/weaver');
  expect(() => checkAddresses(change({ live, before, isRollback: true }))).not.toThrow();
});

test('refuses a redirect to a missing page', () => {
  const live = {
    ...ofShell,
    remotes: [careers(['/career'], { redirects: [['/career/old', '/career/new']] })],
  };
  expect(() => checkAddresses(change({ live }))).toThrow(
    '/career/old of mf-careers 1.0.0-abc redirects to /career/new, where no deployed release has a page',
  );
});

test('refuses to remove the target of another remote’s redirect, but not if the redirect was broken before', () => {
  const blog = remote('mf-blog-projects', ['/blog'], { redirects: [['/blog/jobs', '/career/jobs']] });
  const live = { ...ofShell, remotes: [careers(['/career'], { gone: ['/career/jobs'] }), blog] };
  expect(() => checkAddresses(change({ live, before: liveBefore('/career', '/career/jobs') }))).toThrow(
    '/blog/jobs of mf-blog-projects 1.0.0-abc redirects to /career/jobs',
  );
  expect(() => checkAddresses(change({ live, before: liveBefore('/career') }))).not.toThrow();
});

test.each([false, true])(
  'refuses a redirect to another website without the operator’s consent, by a rollback too (%s)',
  (isRollback) => {
    const redirects: [string, string][] = [['/career/old', 'https://evil.example/career']];
    const live = { ...ofShell, remotes: [careers(['/career'], { redirects })] };
    const checked =
      (parts: Partial<AddressChange> = {}) =>
      () =>
        checkAddresses(change({ live, isRollback, ...parts }));
    expect(checked()).toThrow(
      '/career/old of mf-careers 1.0.0-abc redirects to https://evil.example/career, which is another website. Remove it from src/routes.ts of mf-careers, or ask the operator to add https://evil.example to REDIRECT_ORIGINS.',
    );
    expect(checked({ redirectOrigins: new Set(['https://evil.example']) })).not.toThrow();
    expect(checked({ changed: new Set(['mf-marketing']) })).not.toThrow();
  },
);

test('refuses two pages of different teams with the same share image', () => {
  const live = { ...ofShell, remotes: [marketing('/career-weaver'), careers(['/career/weaver'])] };
  expect(() => checkAddresses(change({ live }))).toThrow(
    '/career-weaver of mf-marketing and /career/weaver of mf-careers have the same share image /share/career-weaver.png',
  );
  expect(() => checkAddresses(change({ live, changed: new Set(['mf-contact']) }))).not.toThrow();
});
