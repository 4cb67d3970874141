import { paths } from '@site/shared/navigation/paths';
import type { ListPage } from './list-page.schema';

export const blogPage: ListPage = {
  path: paths.blog,
  head: {
    title: 'Blog on software, data and security',
    description:
      'Notes from client work for people who buy and run software: ERP in the cloud, data, AI, Salesforce, security, testing, forms and sensors.',
  },
  title: 'Blog',
  heading: 'Notes from the work',
  intro:
    'Written by the people who do the projects, for the people who pay for them. Short, and with something to try.',
};
