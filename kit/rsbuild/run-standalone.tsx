import '@site/shared/styles/site.css';
import type { PageModule } from '@site/shared/contracts/page-module';
import { type PagePath, paths } from '@site/shared/navigation/paths';
import { PageHead } from '@site/shared/ui/page-head';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

/** A remote's pages by their public addresses. */
export type StandalonePages = Partial<Record<PagePath, () => Promise<PageModule>>>;

/**
 * Renders a remote without the shell and the other remotes: its pages at their public addresses, and a list of them at
 * every other address. Links to other remotes' pages lead to that list.
 */
export function runStandalone(pages: StandalonePages): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element #root to render into.');
  const addresses = Object.values(paths).filter((path) => path in pages);
  const router = createBrowserRouter([
    ...addresses.map((path) => ({ path, HydrateFallback: Nothing, lazy: () => pageOf(pages, path) })),
    { path: '*', element: <PageList addresses={addresses} /> },
  ]);
  createRoot(root).render(
    <main>
      <RouterProvider router={router} />
    </main>,
  );
}

async function pageOf(pages: StandalonePages, path: PagePath) {
  const module = await pages[path]?.();
  if (!module) throw new Error(`src/standalone.tsx lists no page at ${path}.`);
  const { Page, head } = module;
  return {
    element: (
      <>
        <PageHead {...head} />
        <Page />
      </>
    ),
  };
}

function Nothing() {
  return null;
}

function PageList({ addresses }: { addresses: PagePath[] }) {
  return (
    <>
      <title>Pages of this remote</title>
      <h1>Pages of this remote</h1>
      <ul>
        {addresses.map((address) => (
          <li key={address}>
            <a href={address}>{address}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
