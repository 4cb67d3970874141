import { StaticPageRouter } from '@site/shared/navigation/page-router';
import { headOf, isPageModule, type PageProps } from '@site/shared/site-model/page-module';
import { pageElement, pageIdPrefix } from '@site/shared/site-model/page-root';
import { renderElement } from './render-element';

/** Every page of the remote (`app-config.ts` sets their folder). */
const pages = import.meta.webpackContext('@site/pages-of-remote', { regExp: /-page\.tsx$/, mode: 'eager' });

/**
 * Renders the page at a path. The entry of a remote's build for Node.
 * @param page its name
 * @throws when there is no such page, or it throws
 */
export async function renderPage(page: string, props: PageProps) {
  const file = pages.keys().find((each) => each.endsWith(`/${page}.tsx`));
  const module = file && (await pages(file));
  if (!isPageModule(module)) throw new Error(`${page} must export a Page component and a head.`);
  const content = (
    <StaticPageRouter path={props.path}>
      <HeadPlaceholder />
      <module.Page {...props} />
    </StaticPageRouter>
  );
  const { html, hoisted } = await renderElement(pageElement, content, { identifierPrefix: pageIdPrefix });
  return { markup: html, head: headOf(module, props), hoisted };
}

/**
 * In the position of the page's `PageHead`, whose elements the composer writes. The ids that React generates depend on the
 * page's position in the tree.
 */
function HeadPlaceholder() {
  return null;
}
