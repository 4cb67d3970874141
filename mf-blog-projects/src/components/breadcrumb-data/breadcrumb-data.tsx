import { company } from '@site/shared/content/company';
import { paths } from '@site/shared/navigation/paths';
import { StructuredData } from '@site/shared/ui/structured-data';

interface Step {
  label: string;
  to: string;
}

/** The way from Home to this page, for search engines (schema.org, BreadcrumbList). Home comes by itself. */
export function BreadcrumbData({ trail }: { trail: readonly Step[] }) {
  return (
    <StructuredData
      data={{
        '@type': 'BreadcrumbList',
        itemListElement: [{ label: 'Home', to: paths.home }, ...trail].map(({ label, to }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          item: company.website + to,
        })),
      }}
    />
  );
}
