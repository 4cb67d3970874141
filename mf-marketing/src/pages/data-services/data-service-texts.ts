import { paths } from '@site/shared/navigation/paths';

/** Texts of all data-driven service pages; the others are in their entries. */
export const dataServiceTexts = {
  services: { label: 'Services', to: paths.services },
  sidebar: 'Engineering services',
  technologies: 'What it is made with',
} as const;
