import { renderElement } from '@site/kit/prerender/render-element';
import { StaticPageRouter } from '@site/shared/navigation/page-router';
import { pageElement, pageIdPrefix } from '@site/shared/site-model/page-root';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { notFoundTitle, pageContent } from './remotes/page/page-content';
import { routerRoutes } from './site-router';

export * as navigation from '@site/shared/navigation';
export { mounts as siteMounts } from './mounts';
export { sharedModules } from './remotes/loading/shared-modules';

/** Renders the layout at a path, without a page: the content of the root element. */
export async function renderLayout(path: string) {
  const { query, dataRoutes } = createStaticHandler(routerRoutes(async () => undefined));
  const context = await query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response)
    throw new Error(`The layout at ${path} answers with status ${context.status}.`);
  const router = createStaticRouter(dataRoutes, context);
  return renderElement('root', <StaticRouterProvider router={router} context={context} hydrate={false} />);
}

/** Renders the content of the page's container where a path has no page. */
export async function renderNotFound() {
  const content = pageContent({ state: 'missing' }, async () => undefined);
  const page = <StaticPageRouter path="/no-such-page">{content}</StaticPageRouter>;
  const { html } = await renderElement(pageElement, page, { identifierPrefix: pageIdPrefix });
  return { title: notFoundTitle, markup: html };
}
