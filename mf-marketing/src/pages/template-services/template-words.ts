import { paths } from '@site/shared/navigation/paths';

/** What all template pages say; everything else stands in their entries. */
export const templateWords = {
  services: { label: 'Services', to: paths.services },
  technologies: 'Technology used',
} as const;
