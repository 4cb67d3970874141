import { contentErrors, readContent } from '@site/kit/content/collections';
import { applicationFields } from '@site/shared/site-model/application';
import { describe, expect, it } from 'vitest';
import { jobs } from '../entries/jobs';
import { applicationPage } from './application-page';
import { careersPage } from './careers-page';
import { collections } from './collections';

describe('content', () => {
  it('is complete', () => {
    expect(contentErrors(collections)).toEqual([]);
  });

  it('gives each page a title and a description of its own', () => {
    expect(careersPage.head.title).not.toBe(applicationPage.head.title);
    expect(careersPage.head.description).not.toBe(applicationPage.head.description);
  });
});

describe('openings', () => {
  it('are all shown, each under the name of its file', () => {
    const { entries } = readContent(collections);
    const files = entries.flatMap(({ name }) => (name.startsWith('jobs/') ? [name] : []));
    expect(jobs.map(({ slug }) => `jobs/${slug}`).sort()).toEqual(files);
  });

  it('each have a place of their own in the order', () => {
    expect(new Set(jobs.map((job) => job.order)).size).toBe(jobs.length);
  });
});

describe('the application form', () => {
  it('labels the fields in the order in which they are checked', () => {
    expect(Object.keys(applicationPage.form.fields)).toEqual(applicationFields);
  });
});
