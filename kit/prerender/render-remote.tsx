import { StaticPageRouter } from '@site/shared/navigation/page-router';
import { type ReleasedPage, releasedPageSchema } from '@site/shared/node/released-page';
import { isIslandModule, islandAttribute, islandIdPrefix } from '@site/shared/site-model/island-module';
import { headOf, isPageModule, type PageModule, type PageProps } from '@site/shared/site-model/page-module';
import { pageElement, pageIdPrefix } from '@site/shared/site-model/page-root';
import { type PlacedIsland, PlaceIsland } from '@site/shared/ui/island';
import * as v from 'valibot';
import { SourceError } from '../source-error';
import { findBrowserNeeds } from './browser-needs';
import { type RenderedElement, renderElement } from './render-element';

/** Every page and every island of the remote (`app-config.ts` sets their folder). */
const modules = import.meta.webpackContext('@site/pages-of-remote', {
  regExp: /-(?:page|island)\.tsx$/,
  mode: 'eager',
});

/**
 * Renders the page at a path, for the entry of a remote's build for Node.
 * @param page its name
 * @returns the content of its file in the release
 * @throws when there is no such page, it throws, needs React in the browser outside of its islands, or its head is not complete
 */
export async function releasedPage(page: string, props: PageProps): Promise<string> {
  return JSON.stringify(v.parse(releasedPageSchema, await renderPage(page, props)));
}

async function renderPage(page: string, props: PageProps): Promise<ReleasedPage> {
  const module = await moduleNamed(page);
  if (!isPageModule(module)) throw new SourceError(`${page} must export a Page component and a head.`);
  const head = headOf(module, props);
  if (module.hydration !== undefined && module.hydration !== 'islands')
    throw new SourceError(
      `${page} has hydration = ${JSON.stringify(module.hydration)}: write 'islands', or remove the export, which hydrates the whole page.`,
    );
  if (!module.hydration) {
    const { html, hoisted } = await render(module, props);
    return { markup: html, head, hoisted };
  }
  const islands: PlacedIsland[] = [];
  const watched = findBrowserNeeds(() => render(module, props, (each) => islands.push(each)));
  const { result, needs } = await watched.catch(async (problem: unknown) => {
    // The stack of watched components names the watch instead of them.
    await render(module, props, () => undefined);
    throw problem;
  });
  if (needs.length > 0)
    throw new SourceError(
      `${page} is not hydrated, but a part of it needs React in the browser: ${needs.join('; ')}. Make that part an island, or remove the page’s export hydration.`,
    );
  let markup = result.html;
  for (const island of islands) markup = await withIsland(markup, island);
  return { markup, head, hoisted: result.hoisted, islands: islands.map(({ name }) => name) };
}

async function moduleNamed(name: string): Promise<unknown> {
  const file = modules.keys().find((each) => each.endsWith(`/${name}.tsx`));
  return file && modules(file);
}

function render(
  { Page }: PageModule,
  props: PageProps,
  place?: (island: PlacedIsland) => void,
): Promise<RenderedElement> {
  const content = (
    <PlaceIsland value={place}>
      <StaticPageRouter path={props.path}>
        <HeadPlaceholder />
        <Page {...props} />
      </StaticPageRouter>
    </PlaceIsland>
  );
  return renderElement(pageElement, content, { identifierPrefix: pageIdPrefix });
}

/** Puts the HTML of an island into its element. */
async function withIsland(markup: string, { name, Island, page }: PlacedIsland): Promise<string> {
  const module = await moduleNamed(name);
  if (!isIslandModule(module) || module.Island !== Island)
    throw new SourceError(`The island "${name}" is not the Island of a file ${name}.tsx in src/pages.`);
  const content = (
    <StaticPageRouter path={page.path}>
      <Island {...page} />
    </StaticPageRouter>
  );
  const { html, hoisted } = await renderElement('island', content, {
    identifierPrefix: islandIdPrefix(name),
  });
  if (hoisted)
    throw new SourceError(
      `The island "${name}" has elements for the document’s head. Move them into its page.`,
    );
  const [before, after, ...more] = markup.split(emptyIsland(name));
  if (before === undefined || after === undefined || more.length > 0)
    throw new SourceError(`The island "${name}" is in its page more than once.`);
  return `${before}<div ${islandAttribute}="${name}">${html}</div>${after}`;
}

const emptyIsland = (name: string) => `<div ${islandAttribute}="${name}"></div>`;

/**
 * In the position of the page's `PageHead`, whose elements the composer writes. The ids that React generates depend on the
 * page's position in the tree.
 */
function HeadPlaceholder() {
  return null;
}
