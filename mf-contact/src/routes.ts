import { defineRoutes } from '@site/kit/routes/define-routes';

/** The module of each page by its name, which is that of its file. */
interface Pages {
  'contact-page': typeof import('./pages/contact/contact-page');
  'received-page': typeof import('./pages/received/received-page');
}

/** Every address of the contact pages. */
export const routes = defineRoutes<Pages, '/contact' | '/contact.html'>({
  '/contact': 'contact-page',
  '/contact/received': 'received-page',
  redirects: { '/contact.html': '/contact' },
});
