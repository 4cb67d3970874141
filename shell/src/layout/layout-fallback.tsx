import { useEffect } from 'react';
import { useLocation, useRevalidator, useRouteError } from 'react-router-dom';
import { DefaultErrorScreen } from '../default-error-screen';
import { markHydrated } from '../hydration-mark';
import { animatePage } from '../motion/page-animations';
import { arePagesPrerendered, type FirstDocument, prerenderedDocument } from '../remotes/page/first-page';
import { keepPageHead } from '../remotes/page/keep-page-head';
import { ReloadPage } from '../remotes/page/reload-page';

/**
 * Replaces a layout that throws (requirements §8): by the document as the server sent it or, after a click to another page,
 * by that page's document. Where nothing was prerendered, by the router's own error screen.
 */
export function LayoutFallback() {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const problem = useRouteError();
  const document = prerenderedDocument(pathname);
  if (document) return <StaticDocument {...document} />;
  return arePagesPrerendered() ? (
    <ReloadPage path={pathname} retry={revalidate} />
  ) : (
    <DefaultErrorScreen problem={problem} />
  );
}

/** Its menus work by CSS alone, its links load documents, and the browser posts its forms. */
function StaticDocument({ html, head }: FirstDocument) {
  useEffect(() => {
    markHydrated();
    return animatePage();
  }, []);
  useEffect(() => {
    let removeHead: (() => void) | undefined;
    // The page's root is unmounted with the layout, and removes its head elements first.
    queueMicrotask(() => {
      removeHead = keepPageHead(head);
    });
    return () => removeHead?.();
  }, [head]);
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
