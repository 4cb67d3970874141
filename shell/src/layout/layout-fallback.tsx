import { useEffect } from 'react';
import { useLocation, useRevalidator, useRouteError } from 'react-router-dom';
import { DefaultErrorScreen } from '../default-error-screen';
import { markHydrated } from '../hydration-mark';
import { animatePage } from '../motion/page-animations';
import { arePagesPrerendered, type FirstDocument, prerenderedDocument } from '../remotes/page/first-page';
import { keepPageHead } from '../remotes/page/keep-page-head';
import { ReloadPage } from '../remotes/page/reload-page';

/**
 * In the place of the layout when the layout itself throws (requirements §8): the document as it came, or, after a click
 * to another page, that page's document. Where nothing was prerendered, the router's own error screen.
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

/** Its menus work by CSS alone, its links load documents, and its forms are posted by the browser. */
function StaticDocument({ html, head }: FirstDocument) {
  useEffect(() => {
    markHydrated();
    return animatePage();
  }, []);
  useEffect(() => {
    let removeHead: (() => void) | undefined;
    // The page's root, which goes with the layout, takes its head elements away first.
    queueMicrotask(() => {
      removeHead = keepPageHead(head);
    });
    return () => removeHead?.();
  }, [head]);
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
