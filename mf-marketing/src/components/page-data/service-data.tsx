import { organization } from '@site/shared/structured-data/organization';
import { PageData } from './page-data';

interface ServiceDataProps {
  service: { path: string; name: string; head: { description: string } };
  /** The pages between Home and this one. */
  between: readonly { label: string; to: string }[];
}

/** A service for search engines: its name, provider and area. */
export function ServiceData({ service: { path, name, head }, between }: ServiceDataProps) {
  return (
    <PageData
      path={path}
      name={name}
      between={between}
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
