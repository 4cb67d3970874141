import { organization } from '@site/shared/structured-data/organization';
import { PageData } from '../../components/page-data/page-data';

/** Both about pages for search engines: a page about the organization. */
export function AboutData({ path, name, description }: { path: string; name: string; description: string }) {
  return (
    <PageData
      path={path}
      name={name}
      about={{ '@type': 'AboutPage', name, description, mainEntity: organization }}
    />
  );
}
