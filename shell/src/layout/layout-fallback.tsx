import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { DefaultErrorScreen } from '../default-error-screen';
import { HydrationMark } from '../hydration-mark';
import { PageAnimations } from '../motion/page-animations';
import { arePagesPrerendered, type FirstDocument, prerenderedDocument } from '../remotes/page/first-page';
import { keepPageHead } from '../remotes/page/keep-page-head';
import { ReloadPage } from '../remotes/page/reload-page';

/**
 * In the place of the layout when the layout itself throws (requirements §8): the document as it came, or, after a click
 * to another page, that page's document. Where nothing was prerendered, the router's own error screen.
 */
export function LayoutFallback() {
  const { pathname } = useLocation();
  const document = prerenderedDocument(pathname);
  if (document) return <StaticDocument {...document} />;
  return arePagesPrerendered() ? <ReloadPage path={pathname} /> : <DefaultErrorScreen />;
}

/** Its menus work by CSS alone, its links load documents, and its forms are posted by the browser. */
function StaticDocument({ html, head }: FirstDocument) {
  useEffect(() => keepPageHead(head), [head]);
  return (
    <>
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <HydrationMark />
      <PageAnimations />
    </>
  );
}
