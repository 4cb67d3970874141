import { paths } from '@site/shared/navigation/paths';

/** Where a job is described. */
export const jobPath = (slug: string) => `${paths.career}/${slug}`;

/** Where a job is applied for by whoever has no navigation state to bring: without JavaScript, or by a link. */
export const applicationPath = (slug: string) => `${paths.careerForm}/${slug}`;
