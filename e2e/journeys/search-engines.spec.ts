import { posts } from '../../mf-blog-projects/src/entries/posts';
import { sitePaths } from '../support/site-paths';
import { expect, test } from '../support/test';

const website = 'https://www.malvanta.example';
const noIndex = /<meta name="robots" content="noindex"/;

test('every page can be reached by links from the home page, except for aliases and pages that search engines ignore', async ({
  request,
}) => {
  const html = new Map<string, string>();
  const canonical = new Map<string, string>();
  for (const { path } of sitePaths) {
    const document = await (await request.get(path)).text();
    html.set(path.toLowerCase(), document);
    canonical.set(path, /<link rel="canonical" href="([^"]+)"/.exec(document)?.[1] ?? '');
  }
  const reached = new Set<string>();
  const follow = (path: string) => {
    const document = html.get(path);
    if (document === undefined || reached.has(path)) return;
    reached.add(path);
    for (const [, href = ''] of document.matchAll(/<a\b[^>]*? href="(\/[^"#?]*)/g))
      follow(href.toLowerCase());
  };
  follow('/');
  const own = sitePaths.filter(
    ({ path }) => canonical.get(path) === website + path && !noIndex.test(html.get(path.toLowerCase()) ?? ''),
  );
  expect(own.map(({ path }) => path).filter((path) => !reached.has(path.toLowerCase()))).toEqual([]);
});

test('a page describes its breadcrumb for search engines as visitors read it', async ({ request }) => {
  for (const { path } of sitePaths) {
    const html = await (await request.get(path)).text();
    const [, shown] = /<nav aria-label="Breadcrumb".*?<ol[^>]*>(.*?)<\/ol>/s.exec(html) ?? [];
    if (!shown || noIndex.test(html)) continue;
    const labels = [...shown.matchAll(/<li.*?<\/li>/gs)].map(([item]) =>
      item.replace(/<[^>]*>/g, '').replace('&amp;', '&'),
    );
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
      .map(([, json = '']) => JSON.parse(json))
      .flatMap((node) => node['@graph'] ?? [node]);
    const list = data.find((node) => node['@type'] === 'BreadcrumbList');
    expect(
      list?.itemListElement.map(({ name }: { name: string }) => name),
      path,
    ).toEqual(labels);
  }
});

test('the sitemap lists each canonical address once, and robots.txt names it', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(listed.length).toBe(new Set(listed).size);
  for (const address of listed) {
    const page = await request.get(new URL(address ?? '').pathname);
    expect(page.status(), address).toBe(200);
    const html = await page.text();
    expect(html).toContain(`<link rel="canonical" href="${address}"`);
    expect(html).not.toMatch(noIndex);
  }
  const received = await (await request.get('/contact/received')).text();
  expect(received).toMatch(noIndex);
  expect(listed).not.toContain(`${website}/contact/received`);
  const robots = await request.get('/robots.txt');
  expect(await robots.text()).toContain(`Sitemap: ${website}/sitemap.xml`);
});

test('the blog links its feed, and the feed lists every post of the blog', async ({ request }) => {
  const blog = await (await request.get('/blog')).text();
  expect(blog).toContain(
    '<link rel="alternate" type="application/atom+xml" title="Blog" href="/blog/feed.xml"',
  );
  const feed = await request.get('/blog/feed.xml');
  expect(feed.headers()['content-type']).toMatch(/xml/);
  const text = await feed.text();
  const places = [...text.matchAll(/<id>[^<#]+#([^<]+)<\/id>/g)].map(([, place]) => place);
  expect(places).toHaveLength(posts.length);
  for (const place of places) expect(blog).toContain(`id="${place}"`);
});

test('browsers find a manifest and its icons, and those without SVG icons a favicon', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
  expect((await request.get('/favicon.ico')).headers()['content-type']).toBe('image/vnd.microsoft.icon');
});
