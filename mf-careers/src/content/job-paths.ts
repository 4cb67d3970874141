import { paths } from '@site/shared/navigation/paths';

/** The application page that every card links to (requirements §2.9.2). */
export const careerForm = `${paths.career}/CareerForm`;

/** The path of a job's own page. */
export const jobPath = (slug: string) => `${paths.career}/${slug}`;

/** The application page of a job for visitors without navigation state: without JavaScript, or from a link. */
export const applicationPath = (slug: string) => `${careerForm}/${slug}`;
