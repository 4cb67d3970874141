import { contentErrors } from '@site/kit/content/collections';
import { describe, expect, it } from 'vitest';
import { posts } from '../entries/posts';
import { projects } from '../entries/projects';
import { article } from './blog-details/article';
import { blogDetailsPages } from './blog-details/blog-details-pages';
import { blogSidebar } from './blog-details/sidebar';
import { blogPage } from './blog-page';
import { collections } from './collections';
import { projectDetail } from './project-details/project-detail';
import { projectDetailsPages } from './project-details/project-details-pages';
import { projectsPage } from './projects-page';

const pages = [
  blogPage,
  ...Object.values(blogDetailsPages),
  projectsPage,
  ...Object.values(projectDetailsPages),
];

const different = (values: readonly string[]) => new Set(values).size;

describe('content', () => {
  it('is complete', () => {
    expect(contentErrors(collections)).toEqual([]);
  });

  it('gives each page an address, a title and a description of its own', () => {
    expect(different(pages.map((page) => page.path))).toBe(pages.length);
    expect(different(pages.map((page) => page.head.title))).toBe(pages.length);
    expect(different(pages.map((page) => page.head.description))).toBe(pages.length);
  });
});

describe('the blog list', () => {
  it('is sorted, the newest first', () => {
    expect(posts.map((post) => post.date)).toEqual(
      posts
        .map((post) => post.date)
        .sort()
        .reverse(),
    );
  });

  it('gives each card a cover, a title and a teaser of its own', () => {
    expect(different(posts.map((post) => post.image))).toBe(posts.length);
    expect(different(posts.map((post) => post.title))).toBe(posts.length);
    expect(different(posts.map((post) => post.teaser))).toBe(posts.length);
  });
});

describe('the project list', () => {
  it('has an order without ties', () => {
    expect(new Set(projects.map((project) => project.order)).size).toBe(projects.length);
  });

  it('tells projects of one title apart by cover, industry and result', () => {
    expect(different(projects.map((project) => project.seed))).toBe(projects.length);
    expect(different(projects.map((project) => project.industry))).toBe(projects.length);
    expect(different(projects.map((project) => project.result))).toBe(projects.length);
  });
});

describe('the article', () => {
  it.each([
    { name: 'article', body: article.body },
    { name: 'project', body: projectDetail.body },
  ])('gives each heading of the $name an id of its own', ({ body }) => {
    const ids = body.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
    expect(ids).not.toEqual([]);
    expect(different(ids)).toBe(ids.length);
  });

  it('leads on to posts other than itself', () => {
    const offered = [...article.more.posts, ...blogSidebar.recent.posts].map((post) => post.title);
    expect(offered).not.toContain(article.title);
    expect(different(offered)).toBe(offered.length);
  });
});
