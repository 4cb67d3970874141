import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressInSite } from './address-in-site';
import styles from './kept-page.module.css';
import { pageElement } from './page-element';
import { keptPageTexts } from './remote-labels';
import { RetryButton } from './retry-button';

/** The elements of the head that belong to a page and not to the document. */
const pageHead =
  'title, meta[name="description"], meta[property], meta[name^="twitter:"], link[rel="canonical"]';

/**
 * A prerendered page whose remote is out of reach: its HTML stays as it came, and its links go on working.
 * @param html the page's HTML, as it came from the server
 */
export function KeptPage({ html }: { html: string }) {
  const [hydrated, setHydrated] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  useEffect(() => setHydrated(true), []);
  useEffect(removeOwnHeadOnLeaving, []);
  useEffect(() => {
    const element = page.current;
    const follow = (event: MouseEvent) => {
      const address = addressInSite(event);
      if (address) navigate(address);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate]);

  return (
    <>
      <div ref={page} id={pageElement} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
      {hydrated && (
        <div className={styles.notice} role="status">
          <p>{keptPageTexts.notice}</p>
          <RetryButton />
        </div>
      )}
    </>
  );
}

/** React did not make this page's title and description, so nobody else takes them away. */
function removeOwnHeadOnLeaving() {
  const elements = document.head.querySelectorAll(pageHead);
  return () => {
    for (const element of elements) element.remove();
  };
}
