import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressInSite } from './address-in-site';
import { pageElement } from './page-element';
import { rememberPageHead } from './page-head';
import { staticFallbackTexts } from './remote-labels';
import { RetryButton } from './retry-button';
import styles from './static-fallback.module.css';

/**
 * A prerendered page whose remote is unavailable: its HTML stays, and its links navigate without a reload.
 * @param html the page's HTML as it came from the server
 */
export function StaticFallback({ html }: { html: string }) {
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
          <p>{staticFallbackTexts.notice}</p>
          <RetryButton />
        </div>
      )}
    </>
  );
}
