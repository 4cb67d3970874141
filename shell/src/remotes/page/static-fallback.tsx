import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressInSite } from './address-in-site';
import type { FirstPage } from './first-page';
import { keepPageHead } from './keep-page-head';
import { pageElement } from './page-element';
import { staticFallbackTexts } from './remote-labels';
import { RetryButton } from './retry-button';
import styles from './static-fallback.module.css';

/**
 * A page as it came from the server, whose remote is unavailable or which has thrown: its links navigate without a reload.
 */
export function StaticFallback({ html, head }: Pick<FirstPage, 'html' | 'head'>) {
  const [hydrated, setHydrated] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  useEffect(() => setHydrated(true), []);
  useEffect(() => keepPageHead(head), [head]);
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
          <p>{staticFallbackTexts.notice}</p>
          <RetryButton />
        </div>
      )}
    </>
  );
}
