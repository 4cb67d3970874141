import { company } from '@site/shared/company/company';
import { paths } from '@site/shared/navigation/paths';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageData } from './page-data';

test('describes the subject and the breadcrumb for search engines', () => {
  const { container } = render(
    <PageData
      path={paths.serviceCloud}
      name="Cloud Services"
      between={[{ label: 'Services', to: paths.services }]}
      about={{ '@type': 'Service', name: 'Cloud Services' }}
    />,
  );
  const data = JSON.parse(container.querySelector('script')?.textContent ?? '');
  const [service, breadcrumb] = data['@graph'];
  expect(service).toEqual({
    url: `${company.website}/service/cloud`,
    '@type': 'Service',
    name: 'Cloud Services',
  });
  expect(breadcrumb.itemListElement).toEqual(
    [
      ['Home', '/'],
      ['Services', '/service'],
      ['Cloud Services', '/service/cloud'],
    ].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: company.website + path,
    })),
  );
});
