import { paths } from '@site/shared/navigation/paths';

/** What all template pages say; everything else stands in their entries. */
export const templateWords = {
  services: { label: 'Services', to: paths.services },
  technologies: {
    heading: 'Technology used',
    lead: 'Tools we know well enough to be called about at night, by the part of the work they serve.',
  },
} as const;
