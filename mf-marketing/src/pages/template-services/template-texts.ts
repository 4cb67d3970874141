import { paths } from '@site/shared/navigation/paths';

/** Texts of all template pages; the others are in their entries. */
export const templateTexts = {
  services: { label: 'Services', to: paths.services },
  technologies: 'Technology used',
} as const;
