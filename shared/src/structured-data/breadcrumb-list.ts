import { paths } from '@site/shared/navigation/paths';
import type { BreadcrumbList } from 'schema-dts';
import { company } from '../company/company';

interface Step {
  label: string;
  to: string;
}

/** The path from Home to a page for search engines, after schema.org/BreadcrumbList. Home is added. */
export function breadcrumbList(trail: readonly Step[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: 'Home', to: paths.home }, ...trail].map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: company.website + to,
    })),
  };
}
