import { applicationFields } from '@site/shared/site-model/application';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { jobs } from '../entries/jobs';
import { applicationPage } from './application-page';
import { careersPage } from './careers-page';
import { collections } from './collections';

const checks = collections.flatMap(({ name, schema, entries }) =>
  Object.entries(entries).map(([entry, value]) => ({ name: `${name}/${entry}`, schema, value })),
);

describe('content', () => {
  it.each(checks)('$name has everything its page shows', ({ schema, value }) => {
    expect(
      v.safeParse(schema, value).issues?.map((issue) => `${v.getDotPath(issue)} ${issue.message}`),
    ).toBeUndefined();
  });

  it('gives each page a title and a description of its own', () => {
    expect(careersPage.head.title).not.toBe(applicationPage.head.title);
    expect(careersPage.head.description).not.toBe(applicationPage.head.description);
  });
});

describe('openings', () => {
  it('are all shown, each under the name of its file', () => {
    const files = collections.find(({ name }) => name === 'jobs')?.entries ?? {};
    expect(jobs.map((job) => job.slug).sort()).toEqual(Object.keys(files).sort());
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
