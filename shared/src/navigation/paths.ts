/**
 * The paths that code of other apps links to, spelled as in the requirements (requirements §2.2). Entries, such as the
 * layout's menus, name paths themselves: the gate refuses a link to a path without a page.
 */
export const paths = {
  home: '/',
  vision: '/vision',
  services: '/service',
  serviceCloud: '/service/cloud',
  serviceDetails: '/service/service-details',
  career: '/career',
  blog: '/blog',
  projects: '/project',
  contact: '/contact',
  privacy: '/privacy',
} as const;
