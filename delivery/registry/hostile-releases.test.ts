import { sep } from 'node:path';
import { attribute, elementsIn } from '@site/kit/browser/html-tree';
import { insideFolder } from '@site/shared/node/inside-folder';
import { type Release, requireRelease } from '@site/shared/node/release';
import { type HeadData, headDataSchema } from '@site/shared/site-model/head-data';
import { loadedOrigin } from '@site/shared/site-model/outside-names';
import { entryFile } from '@site/shared/site-model/route-matching';
import { shareImagePath } from '@site/shared/site-model/share-image-path';
import fc from 'fast-check';
import { parse } from 'parse5';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { composeDocument } from '../compose/pages/document';
import { inlineStyle } from '../compose/pages/inline-style';
import { pageFile } from '../compose/pages/page-file';
import { nginxHeaders } from '../compose/site-files/nginx-headers';
import { pageHeaders } from '../compose/site-files/page-headers';
import { hostileRelease, hostileText } from '../testing/hostile-release';
import { nginxDirectives } from '../testing/nginx-directives';
import { sampleRelease } from '../testing/sample-release';
import { browserRecord, type ServedRelease } from './live-releases';
import { releasedFile, releaseFolder } from './release-store';

/** The seed is fixed, so that a failure repeats until it is fixed. fast-check reports it with the smallest release. */
const runs = { numRuns: 5000, seed: 20_261_124 };

const files = Object.fromEntries(
  [
    ...['web/entry.js', 'node/entry.js', 'web/main.js', 'web/main.css', 'web/job.js', 'web/job.css'],
    ...['web/text.woff2', 'web/static/js/load-after-paint.0a1b.js', 'web/entries/career/weaver.json'],
  ].map((name) => [name, `sha384-${'a'.repeat(64)}`]),
);
const { origin: _, ...whole } = sampleRelease({
  app: 'mf-careers',
  version: '1.0.0-740dbc32a320',
  initial: { js: ['web/main.js'], css: ['web/main.css'] },
  pages: { 'job-page': { js: ['web/job.js'], css: ['web/job.css'] } },
  routes: {
    addresses: [
      { path: '/career', page: 'job-page' },
      { path: '/career/weaver', page: 'job-page', pattern: '/career/:job', entry: true },
    ],
    redirects: [{ from: '/career/old', to: '/career?from=old#form' }],
    gone: ['/career/closed'],
  },
  mounts: { '/': 'mf-marketing', '/career': 'mf-careers' },
  navigation: ['Link'],
  shared: { react: { version: '19.2.0', accepts: '^19.0.0' } },
  tokens: { defines: ['--ink'], uses: ['--paper'] },
  fonts: ['web/text.woff2'],
  files,
});
const head: HeadData = {
  title: 'Careers',
  description: 'Openings',
  path: '/career',
  players: ['https://player.example'],
};
const harmless = { release: whole, head, origin: 'https://careers.example' };
const shell = sampleRelease({ ...whole, app: 'shell', routes: { addresses: [], redirects: [], gone: [] } });

/** The accepted form of a team's release; undefined if it is refused. */
function letIn(sent: unknown): { release: Release; head: HeadData; origin: string } | undefined {
  const parts = v.safeParse(
    v.object({ release: v.unknown(), head: headDataSchema, origin: loadedOrigin }),
    sent,
  );
  try {
    const release = requireRelease(parts.output && Object(parts.output).release);
    return parts.success ? { ...parts.output, release } : undefined;
  } catch (error) {
    const sentence = error instanceof Error ? error.message : '';
    expect(sentence).toMatch(/^\P{Cc}{1,500}$/u);
    return undefined;
  }
}

const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch (error) {
    // A refusal explains the error; a TypeError of the engine does not count.
    expect(error).toMatchObject({ name: 'Error' });
    return undefined;
  }
};

/** The directives of a policy, each with its sources. */
const directivesOf = (policy = '') =>
  Object.fromEntries(
    policy
      .split(';')
      .map((each) => each.trim().split(' '))
      .map(([name, ...rest]) => [name, rest]),
  );

const recordOf = (url: string) => ({
  schema: '',
  microFrontends: { app: [{ url, metadata: { version: '1', integrity: '' } }] },
});
const harmlessHeaders = pageHeaders(recordOf('/releases/entry.js'));
const policyName = 'content-security-policy';

/** Checks that the headers are the usual ones, except for one more origin of scripts and styles. */
function expectOwnHeaders(headers: Record<string, string>, origin: string): void {
  const { [policyName]: policy, ...others } = headers;
  const { [policyName]: harmlessPolicy, ...harmlessOthers } = harmlessHeaders;
  expect(others).toEqual(harmlessOthers);
  expect(policy?.replaceAll(` ${origin}`, '')).toBe(harmlessPolicy);
  expect(policy).not.toContain(',');
  const written = nginxDirectives(nginxHeaders({ headers }));
  expect(written).toEqual(
    Object.entries(headers).map(([name, value]) => ['add_header', name, value, 'always']),
  );
}

interface Page {
  release: ServedRelease;
  players: string[];
  styleOrigins: string[];
}

function composed({ release, players, styleOrigins }: Page): string {
  const [address] = release.routes.addresses;
  const assets = (address && release.pages[address.page]) ?? { js: [], css: [] };
  const styles = assets.css.map((file) => inlineStyle(release, file, '.job{color:red}'));
  const route = {
    path: address?.path ?? '/',
    remote: release.app,
    page: address?.page ?? '',
    entry: undefined,
  };
  const template = '<div id="remote-page"></div>';
  const parts = { shell, styles, styleOrigins, players, head: '<title>Job</title>', template, markup: 'Job' };
  return composeDocument({ ...parts, page: { route, release, assets } });
}

/** Checks that the document has its elements, and that no value of a release ends one or starts another. */
function expectWholeDocument(html: string, { release, players, styleOrigins }: Page): void {
  const errors: string[] = [];
  const document = parse(html, { onParseError: ({ code }) => errors.push(code) });
  expect(errors).toEqual([]);
  const elements = elementsIn(document);
  const [address] = release.routes.addresses;
  const styles = (address && release.pages[address.page]?.css) ?? [];
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  expect(
    [named('script'), named('style'), named('link'), named('meta'), elements].map(({ length }) => length),
  ).toEqual([4, styles.length, 5, 5, 20 + styles.length]);
  const attributes = elements.flatMap(({ attrs }) => attrs.map(({ name }) => name));
  expect(attributes.filter((name) => name.startsWith('on') || name === 'style')).toEqual([]);
  const policies = named('meta').filter((element) => attribute(element, 'http-equiv') !== undefined);
  expect(policies.map((element) => directivesOf(attribute(element, 'content')))).toEqual([
    {
      'style-src': [
        "'self'",
        ...styleOrigins,
        ...styles.map(() => expect.stringMatching(/^'sha256-[^']+'$/)),
      ],
      'frame-src': ["'self'", ...players],
    },
  ]);
  const record = /id="release-record">([^<]*)</.exec(html)?.[1] ?? '';
  expect(JSON.parse(record)).toEqual(JSON.parse(JSON.stringify(browserRecord([shell, release]))));
}

test('none of 5,000 hostile releases that could leave its folder, change a header or end an element is accepted', () => {
  let taken = 0;
  const property = fc.property(hostileRelease(harmless), (sent) => {
    const found = letIn(JSON.parse(JSON.stringify(sent) ?? 'null'));
    if (!found) return;
    taken += 1;
    const { release, origin } = found;
    const folder = releaseFolder(release.app, release.version);
    for (const name of Object.keys(release.files))
      expect(releasedFile(release, name)).toBe(`${folder}/${name}`);
    for (const { path } of release.routes.addresses)
      for (const file of [pageFile(path), `web/${entryFile(path)}`, shareImagePath(path).slice(1)])
        expect(insideFolder('/snapshot', file)).toBe(`/snapshot/${file}`);
    const served = { ...release, origin };
    expectOwnHeaders(pageHeaders(browserRecord([shell, served])), origin);
    const page = { release: served, players: found.head.players ?? [], styleOrigins: [origin] };
    expectWholeDocument(composed(page), page);
  });
  fc.assert(property, runs);
  // Both accepted and refused releases must be among them.
  expect(taken).toBeGreaterThan(250);
  expect(taken).toBeLessThan(4750);
}, 600_000);

test('each writer by itself refuses values that could leave its folder, change a header or end an element', () => {
  const written = { path: 0, headers: 0, nginx: 0, html: 0 };
  const property = fc.property(hostileText, hostileText, (text, other) => {
    const path = attempt(() => insideFolder('/site/releases', text, other));
    if (path !== undefined) {
      written.path += 1;
      expect(path.startsWith(`/site/releases${sep}`) && !path.split(sep).includes('..')).toBe(true);
    }
    const url = `https://a${text}`;
    const headers = attempt(() => pageHeaders(recordOf(`${url}/entry.js`)));
    if (headers) {
      written.headers += 1;
      // A record without a valid origin adds none to the headers.
      const [, origin = url] = / (https:\/\/[a-z0-9.:-]+);/.exec(headers[policyName] ?? '') ?? [];
      expectOwnHeaders(headers, origin);
    }
    const line = attempt(() => nginxHeaders({ headers: { [`a${text}`]: other } }));
    if (line !== undefined) {
      written.nginx += 1;
      expect(nginxDirectives(line)).toEqual([['add_header', `a${text}`, other, 'always']]);
    }
    for (const page of pagesWith(text)) {
      const html = attempt(() => composed(page));
      if (html === undefined) continue;
      written.html += 1;
      expectWholeDocument(html, page);
    }
  });
  fc.assert(property, { ...runs, numRuns: 1000 });
  for (const count of Object.values(written)) expect(count).toBeGreaterThan(50);
}, 600_000);

/** Pages with a text in one of the positions that a release fills. */
function pagesWith(text: string): Page[] {
  const release = { ...whole, origin: '' };
  const name = `web/${text}`;
  const page = { release, players: [], styleOrigins: [] };
  const withFile = {
    ...release,
    files: { ...files, [name]: `sha384-${'a'.repeat(64)}` },
    pages: { 'job-page': { js: [name], css: [name] } },
  };
  return [
    { ...page, release: withFile },
    { ...page, release: { ...release, version: text } },
    { ...page, release: { ...release, app: text } },
    { ...page, release: { ...release, origin: `https://a${text}` } },
    { ...page, release: { ...release, files: { ...files, 'web/job.js': `sha384-${text}` } } },
    { ...page, players: [`https://a${text}`] },
    { ...page, styleOrigins: [`https://a${text}`] },
  ];
}
