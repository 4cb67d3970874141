import '@site/shared/styles/site.css';
import { isSameAddress } from '@site/shared/site-model/address';
import { withAssetAddresses } from '@site/shared/site-model/asset-addresses';
import { headOf, isPageModule, type PageProps } from '@site/shared/site-model/page-module';
import { redirectAddress } from '@site/shared/site-model/redirect-address';
import type { RemoteRoutes } from '@site/shared/site-model/remote-routes';
import { browserRoutes, entryFile, matchRoute, routesFile } from '@site/shared/site-model/route-matching';
import { PageHead } from '@site/shared/ui/page-head';
import { createRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  RouterProvider,
  redirect,
  useLoaderData,
} from 'react-router-dom';
import { refreshedEvent, reportOnce } from '../federation/refresh-runtime';

/** Every page of the developed remote (`app-config.ts` sets their folder), loaded when it is shown. */
const pages = import.meta.webpackContext('@site/pages-of-remote', { regExp: /-page\.tsx$/, mode: 'lazy' });

void runStandalone();

/**
 * Renders a remote without the shell and the other remotes: its pages and redirects at their public paths, and a list
 * of the pages at every other path. Links to other remotes' pages show that list.
 */
async function runStandalone(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element #root to render into.');
  let hasFailed = false;
  const fail = (thrown: unknown) => {
    hasFailed = true;
    reportOnce(thrown);
  };
  // A page that has thrown is no longer rendered, so its correction needs a reload.
  addEventListener(refreshedEvent, () => hasFailed && location.reload());
  const routes = await fetchJson<RemoteRoutes>(routesFile);
  const router = createBrowserRouter([
    {
      path: '*',
      loader: ({ request }: LoaderFunctionArgs) => {
        const { pathname } = new URL(request.url);
        const moved = routes.redirects.find(({ from }) => isSameAddress(from, pathname));
        if (moved) return redirect(redirectAddress(moved.to, request.url));
        return elementAt(pathname, routes).catch((thrown: unknown) => {
          fail(thrown);
          throw thrown;
        });
      },
      element: <Shown />,
      HydrateFallback: Nothing,
    },
  ]);
  createRoot(root, { onCaughtError: fail }).render(
    <main>
      <RouterProvider router={router} />
    </main>,
  );
}

async function elementAt(pathname: string, routes: RemoteRoutes) {
  const route = matchRoute(browserRoutes(routes).routes, pathname);
  const entryProps = route?.entry && (await fetchJson<PageProps>(entryFile(pathname)).catch(() => undefined));
  if (!route || (route.entry && !entryProps)) return <PageList addresses={routes.addresses} />;
  const module = await pages(pages.keys().find((file) => file.endsWith(`/${route.page}.tsx`)) ?? route.page);
  if (!isPageModule(module)) throw new Error(`${route.page} must export a Page component and a head.`);
  const props = entryProps ?? { path: route.path, entry: undefined };
  return (
    <div key={props.path}>
      <PageHead {...headOf(module, props)} />
      <module.Page {...props} />
    </div>
  );
}

async function fetchJson<Content>(file: string): Promise<Content> {
  const answer = await fetch(`/${file}`);
  if (!answer.ok) throw new Error(`/${file} answered with status ${answer.status}.`);
  return JSON.parse(withAssetAddresses(await answer.text(), '/'));
}

function Shown() {
  return useLoaderData();
}

function Nothing() {
  return null;
}

function PageList({ addresses }: Pick<RemoteRoutes, 'addresses'>) {
  return (
    <>
      <title>Pages of this remote</title>
      <h1>Pages of this remote</h1>
      <ul>
        {addresses.map(({ path }) => (
          <li key={path}>
            <a href={path}>{path}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
