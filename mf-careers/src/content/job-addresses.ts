import { paths } from '@site/shared/navigation/paths';

/** Where every card leads (requirements §2.9.2). */
export const careerForm = `${paths.career}/CareerForm`;

/** Where a job is described. */
export const jobPath = (slug: string) => `${paths.career}/${slug}`;

/** Where a job is applied for by whoever has no navigation state to bring: without JavaScript, or by a link. */
export const applicationPath = (slug: string) => `${careerForm}/${slug}`;
