import type { PageModule } from '@site/shared/contracts/page-module';
import { PageHead } from '@site/shared/ui/page-head';
import { Fragment, memo, type RefObject, Suspense, use, useEffect, useRef } from 'react';
import { useLoaderData } from 'react-router-dom';
import { HydrationMark } from '../hydration-mark';
import { PageAnimations } from '../motion/page-animations';
import { KeptPage } from './kept-page';
import { MissingPage } from './missing-page';
import { pageElement } from './page-element';
import { rememberPageHead } from './page-head';
import type { ArrivingPage, PageLoad, RequestedPage } from './page-loading';

/**
 * The page of a remote, or what a visitor gets while that remote is out of reach. Around the first page the shell
 * hydrates without waiting for it: React leaves its HTML alone until its remote has answered.
 */
export function RemotePage() {
  const { path, load }: RequestedPage = useLoaderData();
  // One route shows all pages: the key keeps what belongs to one of them from the next.
  return <PageOf key={path} load={load} />;
}

function PageOf({ load }: Pick<RequestedPage, 'load'>) {
  const arrived = useRef(load.state !== 'arriving');
  useEffect(() => {
    if (arrived.current) return undefined;
    const removeHead = rememberPageHead();
    return () => {
      if (!arrived.current) removeHead();
    };
  }, []);
  return (
    <Suspense>
      <LoadedPage load={load} arrived={arrived} />
    </Suspense>
  );
}

interface LoadedPageProps {
  load: PageLoad | ArrivingPage;
  /** Becomes true with the page: what came with it in the head is React's own from then on, or the kept page's. */
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
      return <ShownPage Page={load.Page} head={load.head} />;
    case 'kept':
      return <KeptPage html={load.html} />;
    case 'missing':
      return <MissingPage route={load.route} />;
  }
}

/** The router tells everyone of each step of a navigation: the page that is left has no part in them. */
const ShownPage = memo(function ShownPage({ Page, head }: PageModule) {
  return (
    <>
      <PageHead {...head} />
      <div id={pageElement}>
        <Page />
      </div>
    </>
  );
});
