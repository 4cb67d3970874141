import { describe, expect, it } from 'vitest';
import type { Article } from './articles';
import { blogEntries, type PostCardEntry, postEntries } from './blog-entries';

const article = (number: number, overrides: Partial<Article['frontMatter']> = {}): Article => ({
  slug: `article-${number}`,
  body: [{ tag: 'p', children: [`Text ${number}`] }],
  readingMinutes: 3,
  frontMatter: {
    title: `Article ${number}`,
    description: `What article ${number} is about.`,
    date: '2026-11-20',
    author: 'Sanika Deo',
    category: 'Logistics',
    tags: ['Vans'],
    ...overrides,
  },
});
const articles = (count: number) => Array.from({ length: count }, (_, index) => article(count - index));
const sample: PostCardEntry = {
  image: 'sample',
  date: '2024-02-19',
  author: 'Sanika Deo',
  title: 'Sample',
  teaser: 'What it is about.',
  link: { label: 'Read More', to: '/blog/blog-details' },
};
const samples = Array.from({ length: 8 }, () => sample);
const titles = (posts: PostCardEntry[] = []) => posts.map(({ title }) => title);

describe('the list of posts', () => {
  it('contains only the samples while there is no article', () => {
    expect(blogEntries(samples, [])).toEqual({ 1: { posts: samples, latest: [], page: 1 } });
  });

  it('keeps the samples on its first page, with the three newest articles', () => {
    const { 1: first } = blogEntries(samples, articles(4));
    expect(first).toMatchObject({ posts: samples, page: 1, older: 2 });
    expect(titles(first?.latest)).toEqual(['Article 4', 'Article 3', 'Article 2']);
  });

  it('continues with all articles, the newest first, eight on a page, numbered from the oldest', () => {
    const entries = blogEntries(samples, articles(17));
    expect(Object.keys(entries)).toEqual(['1', '2', '3', '4']);
    expect(entries[1]).toMatchObject({ older: 4 });
    expect(titles(entries[4]?.posts)).toEqual(['Article 17']);
    expect(entries[4]).toMatchObject({ latest: [], page: 4, newer: 1, older: 3 });
    expect(titles(entries[3]?.posts)).toEqual([16, 15, 14, 13, 12, 11, 10, 9].map((at) => `Article ${at}`));
    expect(titles(entries[2]?.posts)).toEqual([8, 7, 6, 5, 4, 3, 2, 1].map((at) => `Article ${at}`));
    expect(entries[2]).toMatchObject({ newer: 3 });
    expect(entries[2]).not.toHaveProperty('older');
  });

  it.each([
    [18, 17, ['1', '4']],
    [17, 16, ['1', '3', '4']],
  ])('changes at most three pages, whatever their number, with article %i', (more, fewer, changed) => {
    const [after, before] = [more, fewer].map((count) => blogEntries(samples, articles(count)));
    const differ = Object.entries(after ?? {}).filter(
      ([page, entry]) => JSON.stringify(before?.[Number(page)]) !== JSON.stringify(entry),
    );
    expect(differ.map(([page]) => page)).toEqual(changed);
  });

  it('links to the page of each article', () => {
    const { 2: second } = blogEntries(samples, [article(7)]);
    expect(second?.posts).toEqual([
      {
        image: 'article-7',
        date: '2026-11-20',
        author: 'Sanika Deo',
        title: 'Article 7',
        teaser: 'What article 7 is about.',
        link: { label: 'Read More', to: '/blog/article-7' },
      },
    ]);
  });

  it('has first pages that do not grow with the number of articles', () => {
    const size = (count: number) => JSON.stringify(blogEntries(samples, articles(count))[1]).length;
    expect(size(500) - size(8)).toBeLessThan(50);
  });
});

describe('an article', () => {
  it('has the newer one and the older one', () => {
    const entries = postEntries(articles(3));
    expect(entries['article-2']).toMatchObject({
      newer: { title: 'Article 3', to: '/blog/article-3' },
      older: { title: 'Article 1', to: '/blog/article-1' },
    });
    expect(entries['article-3']).not.toHaveProperty('newer');
    expect(entries['article-1']).not.toHaveProperty('older');
  });

  it('has the document title of headTitle, where there is one', () => {
    const entries = postEntries([article(1), article(2, { headTitle: 'Vans' })]);
    expect(entries['article-1']?.head.title).toBe('Article 1');
    expect(entries['article-2']?.head.title).toBe('Vans');
  });

  it('has the same size among 8 and among 500', () => {
    const size = (count: number) => JSON.stringify(postEntries(articles(count))['article-4']).length;
    expect(size(500)).toBe(size(8));
  });
});
