import { PageHead } from '@site/shared/ui/page-head';
import { Fragment, memo, type RefObject, Suspense, use, useEffect, useRef } from 'react';
import { useLoaderData } from 'react-router-dom';
import { HydrationMark } from '../../hydration-mark';
import { PageAnimations } from '../../motion/page-animations';
import type { ArrivingPage, PageLoad, ReadyPage, RequestedPage } from '../loading/page-load';
import { keepPageHead } from './keep-page-head';
import { pageElement } from './page-element';
import { PageErrorBoundary } from './page-error-boundary';
import { RemoteUnavailable } from './remote-unavailable';
import { StaticFallback } from './static-fallback';

/**
 * The page of a remote, or what stands in for it while the remote is unavailable. The shell hydrates around the first
 * page without waiting for it: React leaves the page's HTML alone until the remote has answered (decision 018).
 */
export function RemotePage() {
  const { path, load }: RequestedPage = useLoaderData();
  // One route shows all pages: the key keeps what belongs to one of them from the next.
  return <PageOf key={path} path={path} load={load} />;
}

function PageOf({ path, load }: RequestedPage) {
  const arrived = useRef(load.state !== 'arriving');
  useEffect(() => {
    if (arrived.current) return undefined;
    const removeHead = keepPageHead();
    return () => {
      if (!arrived.current) removeHead();
    };
  }, []);
  return (
    <PageErrorBoundary path={path} load={load}>
      <Suspense>
        <LoadedPage load={load} arrived={arrived} />
      </Suspense>
    </PageErrorBoundary>
  );
}

interface LoadedPageProps {
  load: PageLoad | ArrivingPage;
  /** Set when the page is there: from then on React, or the static fallback, removes its head elements. */
  arrived: RefObject<boolean>;
}

function LoadedPage({ load, arrived }: LoadedPageProps) {
  const loaded = load.state === 'arriving' ? use(load.load) : load;
  useEffect(() => {
    arrived.current = true;
  }, [arrived]);
  return (
    <Fragment key={loaded.state}>
      {content(loaded)}
      <HydrationMark />
      <PageAnimations />
    </Fragment>
  );
}

function content(load: PageLoad) {
  switch (load.state) {
    case 'ready':
      return <ShownPage {...load} />;
    case 'static':
      return <StaticFallback html={load.html} head={load.head} />;
    case 'unavailable':
      return <RemoteUnavailable remote={load.remote} />;
  }
}

/** Memoised: the router renders the page being left at each step of a navigation (decision 017). */
const ShownPage = memo(function ShownPage({ Page, head, props }: ReadyPage) {
  return (
    <>
      <PageHead {...head} />
      <div id={pageElement}>
        <Page {...props} />
      </div>
    </>
  );
});
