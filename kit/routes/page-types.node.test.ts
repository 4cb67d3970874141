import type { PageProps } from '@site/shared/site-model/page-module';
import { expectTypeOf, test } from 'vitest';
import type { CheckedPages, TypedPageAt } from './page-types';

interface Job {
  title: string;
}
interface AboutPage {
  Page: () => null;
  head: { title: string; description: string; path: string };
}
interface JobPage {
  Page: (props: PageProps<Job>) => null;
  head: (job: Job) => AboutPage['head'];
}
interface FormPage {
  Page: (props: PageProps) => null;
  head: AboutPage['head'];
}
interface Pages {
  'about-page': AboutPage;
  'job-page': JobPage;
  'form-page': FormPage;
}
type At = TypedPageAt<Pages>;

test('a route names an existing page, with an entry of its type', () => {
  expectTypeOf<'about-page'>().toExtend<At>();
  expectTypeOf<{ page: 'job-page'; entry: Job }>().toExtend<At>();
  expectTypeOf<{ page: 'job-page'; entries: Record<string, Job> }>().toExtend<At>();

  expectTypeOf<'abuot-page'>().not.toExtend<At>();
  expectTypeOf<'job-page'>().not.toExtend<At>();
  expectTypeOf<{ page: 'about-page'; entry: Job }>().not.toExtend<At>();
  expectTypeOf<{ page: 'job-page'; entry: { name: string } }>().not.toExtend<At>();
  expectTypeOf<{ page: 'job-page'; entries: Record<string, Job | undefined> }>().not.toExtend<At>();
});

test('a page that gives its props to an island needs no entry', () => {
  expectTypeOf<'form-page'>().toExtend<At>();
  expectTypeOf<{ page: 'form-page'; entry: Job }>().toExtend<At>();
});

test('a page module exports Page and a head for the same entry', () => {
  expectTypeOf<Pages>().toExtend<CheckedPages<Pages>>();

  type WithoutHead = { 'job-page': Pick<JobPage, 'Page'> };
  expectTypeOf<WithoutHead>().not.toExtend<CheckedPages<WithoutHead>>();
  type OtherHead = {
    'job-page': { Page: JobPage['Page']; head: (industry: { name: string }) => AboutPage['head'] };
  };
  expectTypeOf<OtherHead>().not.toExtend<CheckedPages<OtherHead>>();
});

test('without the type of the pages any page is accepted', () => {
  expectTypeOf<{ page: string; entry: unknown }>().toExtend<TypedPageAt<Record<string, never>>>();
});
