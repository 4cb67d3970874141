import { expect, it } from 'vitest';
import { breadcrumbList } from './breadcrumb-list';

it('numbers the pages from Home to this one, with absolute URLs', () => {
  expect(breadcrumbList([{ label: 'Blog', to: '/blog' }])).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.malvanta.example/' },
      { '@type': 'ListItem', position: 2, name: 'Blog', item: 'https://www.malvanta.example/blog' },
    ],
  });
});
