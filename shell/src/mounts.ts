import { ownerOf } from '@site/shared/contracts/route-matching';

/**
 * Which remote owns which addresses: a mount and everything below it, the longest mount first. It changes when a remote is
 * added; which pages there are says each remote's own `src/routes.ts`.
 */
export const mounts: Record<string, string> & { '/': string } = {
  '/': 'mf-marketing',
  '/career': 'mf-careers',
  '/blog': 'mf-blog-projects',
  '/project': 'mf-blog-projects',
  '/contact': 'mf-contact',
  '/contact.html': 'mf-contact',
};

/** Every remote that has addresses. Whether one is live, the release record says. */
export const mountedRemotes = [...new Set(Object.values(mounts))];

/** The remote that owns an address, whether it has a page there or not. */
export function remoteAt(pathname: string): string {
  return ownerOf(mounts, pathname) ?? mounts['/'];
}
