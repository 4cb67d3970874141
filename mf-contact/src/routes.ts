import { defineRoutes } from '@site/kit/routes/define-routes';

/** Every address of the contact pages. */
export const routes = defineRoutes({
  '/contact': 'contact-page',
  '/contact/received': 'received-page',
  redirects: { '/contact.html': '/contact' },
});
