/** Every remote that the site starts with, including those with a separate repository. */
type Remote = 'mf-marketing' | 'mf-careers' | 'mf-blog-projects' | 'mf-contact';

/**
 * Which remote owns which paths when the site is deployed for the first time: a mount and everything below it, the longest
 * mount first. Later changes are deployments of their own (decision 050): `npm run delivery -- mounts add mf-events /events`.
 * The pages are in each remote's own `src/routes.ts`.
 */
export const mounts: Record<`/${string}`, Remote> & { '/': Remote } = {
  '/': 'mf-marketing',
  '/career': 'mf-careers',
  '/blog': 'mf-blog-projects',
  '/project': 'mf-blog-projects',
  '/contact': 'mf-contact',
  '/contact.html': 'mf-contact',
};
