import { quotedIn, requiredCount, requirement } from '@site/kit/testing/requirements';
import { formatDay } from '@site/shared/content/format-day';
import { describe, expect, it } from 'vitest';
import { posts } from '../entries/posts';
import { projects } from '../entries/projects';
import { article } from './blog-details/article';
import { blogSidebar } from './blog-details/sidebar';
import { blogPage } from './blog-page';
import { projectDetail } from './project-details/project-detail';
import { projectDetailsPages } from './project-details/project-details-pages';
import { projectsPage } from './projects-page';

const titlesOf = (cards: readonly { title: string }[]) => cards.map(({ title }) => title).join(', ');

/**
 * The one place that compares content with the words and counts of docs/requirements.md. The required parts
 * of a list come first; further ones are free.
 */
describe('the shipped content is what the requirements fix', () => {
  it('the projects under their one title (§2.6.1, §9.4)', () => {
    const titles = [...new Set(projects.map(({ title }) => title))];
    expect(titles).toHaveLength(1);
    expect(requirement('2.6.1')).toContain(`${projectsPage.title}: nine cards titled ${titles[0]},`);
    expect(projects.length).toBeGreaterThanOrEqual(requiredCount('projects'));
  });

  it('the project’s details: titles, six steps, four benefits (§2.6.2)', () => {
    const { process, benefits, more } = projectDetail;
    const text = requirement('2.6.2');
    expect(text).toContain(
      `titled ${projectDetailsPages.right.title} and ${projectDetailsPages.center.title} `,
    );
    expect(text).toContain(`six steps (${titlesOf(process.steps)}); four benefits`);
    expect(benefits.items.length).toBeGreaterThanOrEqual(4);
    expect(text).toContain(`${more.heading} with three services`);
    expect(more.services.length).toBeGreaterThanOrEqual(requiredCount('More Project'));
  });

  it('the posts (§2.7.1, §9.4)', () => {
    expect(requirement('2.7.1')).toContain(`${blogPage.title}: `);
    expect(posts.length).toBeGreaterThanOrEqual(requiredCount('posts'));
  });

  it('the article with its two counts of comments, the form and More Blog (§2.7.2)', () => {
    const { commentCount, comments, commentForm, more } = article;
    expect([commentCount, comments.heading]).toEqual(quotedIn('2.7.2'));
    expect(comments.items).toHaveLength(2);
    expect(requirement('2.7.2')).toContain(`message, ${commentForm.button})`);
    expect(requirement('2.7.2')).toContain(`${more.heading} with two cards`);
    expect(more.posts).toHaveLength(requiredCount('More Blog'));
  });

  it('the sidebar: links, recent posts of the sample date, tags and brochures (§2.7.3, §9.4)', () => {
    const { services, recent, tags, brochure } = blogSidebar;
    expect(requirement('2.7.3')).toContain('six links');
    expect(services.links.length).toBeGreaterThanOrEqual(6);
    expect(recent.posts).toHaveLength(requiredCount('recent posts'));
    for (const { date } of recent.posts)
      expect(requirement('2.7.3')).toContain(`sample date ${formatDay(date)}`);
    expect(tags.items.length).toBeGreaterThanOrEqual(requiredCount('tags'));
    expect(brochure.files.map((label) => /PDF|DOC/.exec(label)?.[0])).toEqual(['PDF', 'DOC']);
  });
});
