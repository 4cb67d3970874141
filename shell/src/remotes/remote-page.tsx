import { type ComponentType, memo } from 'react';
import { useLoaderData } from 'react-router-dom';
import { KeptPage } from './kept-page';
import { MissingPage } from './missing-page';
import { pageElement } from './page-element';
import type { PageLoad } from './page-loading';

/** The page of a remote, or what a visitor gets while that remote is out of reach. */
export function RemotePage() {
  const load: PageLoad = useLoaderData();
  switch (load.state) {
    case 'ready':
      return <ShownPage key="ready" Page={load.Page} />;
    case 'kept':
      return <KeptPage key="kept" html={load.html} />;
    case 'missing':
      return <MissingPage key="missing" route={load.route} />;
  }
}

/** The router tells everyone of each step of a navigation: the page that is left has no part in them. */
const ShownPage = memo(function ShownPage({ Page }: { Page: ComponentType }) {
  return (
    <div id={pageElement}>
      <Page />
    </div>
  );
});
