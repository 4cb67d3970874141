import { organization } from '@site/shared/structured-data/organization';
import { servicesCrumb } from '../../content/service-list/service-list';
import { PageData } from './page-data';

interface ServiceDataProps {
  service: { path: string; name: string; head: { description: string } };
}

/** A service for search engines: its name, provider and area. */
export function ServiceData({ service: { path, name, head } }: ServiceDataProps) {
  return (
    <PageData
      path={path}
      name={name}
      between={[servicesCrumb]}
      about={{
        '@type': 'Service',
        name,
        serviceType: name,
        description: head.description,
        provider: organization,
        areaServed: 'IN',
      }}
    />
  );
}
