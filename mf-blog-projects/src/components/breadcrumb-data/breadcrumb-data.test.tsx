import { renderPage } from '@site/shared/testing/render-page';
import { expect, it } from 'vitest';
import { BreadcrumbData } from './breadcrumb-data';

it('counts the way from Home to the page, with whole addresses', () => {
  const { container } = renderPage(<BreadcrumbData trail={[{ label: 'Blog', to: '/blog' }]} />);
  const data = JSON.parse(container.querySelector('script')?.textContent ?? '');
  expect(data).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://www.malvanta.example/' },
      { position: 2, name: 'Blog', item: 'https://www.malvanta.example/blog' },
    ],
  });
});
