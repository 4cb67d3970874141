import { defineRoutes } from '@site/kit/routes/define-routes';

/** The module of each page by its name, which is the file's name. */
interface Pages {
  'contact-page': typeof import('./pages/contact/contact-page');
  'not-sent-page': typeof import('./pages/not-sent/not-sent-page');
  'received-page': typeof import('./pages/received/received-page');
}

export const routes = defineRoutes<Pages, '/contact' | '/contact.html'>({
  '/contact': 'contact-page',
  '/contact/not-sent': 'not-sent-page',
  '/contact/received': 'received-page',
  redirects: { '/contact.html': '/contact' },
});
