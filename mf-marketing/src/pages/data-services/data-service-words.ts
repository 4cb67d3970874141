import { paths } from '@site/shared/navigation/paths';

/** What all data-driven service pages say; everything else stands in their entries. */
export const dataServiceWords = {
  services: { label: 'Services', to: paths.services },
  technologies: 'What it is made with',
} as const;
