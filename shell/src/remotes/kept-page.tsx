import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressInSite } from './address-in-site';
import styles from './kept-page.module.css';
import { pageElement } from './page-element';
import { rememberPageHead } from './page-head';
import { keptPageTexts } from './remote-labels';
import { RetryButton } from './retry-button';

/**
 * A prerendered page whose remote is out of reach: its HTML stays as it came, and its links go on working.
 * @param html the page's HTML, as it came from the server
 */
export function KeptPage({ html }: { html: string }) {
  const [hydrated, setHydrated] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  useEffect(() => setHydrated(true), []);
  useEffect(rememberPageHead, []);
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
