import { useEffect, useState } from 'react';
import { remoteAt } from '../loading/known-releases';
import { remoteTimeoutMs } from '../loading/remote-timeout';
import styles from './reload-page.module.css';
import { RemoteUnavailable } from './remote-unavailable';

/**
 * Replaces a page that has thrown after a click: loads its document, which contains the page as HTML. That document keeps
 * its HTML if the page throws again, so this happens once for each click. Without an answer in time the document can't
 * be loaded: then Retry, telephone and e-mail are shown.
 * @param path the page's canonical path
 * @param retry loads the page again
 */
export function ReloadPage({ path, retry }: { path: string; retry: () => Promise<void> }) {
  const [unavailable, setUnavailable] = useState(false);
  useEffect(() => {
    let isLeft = false;
    void (async () => {
      const arrives = await isServed(path);
      if (isLeft) return;
      if (arrives) location.reload();
      else setUnavailable(true);
    })();
    return () => {
      isLeft = true;
    };
  }, [path]);
  return unavailable ? (
    <RemoteUnavailable remote={remoteAt(path)} retry={retry} />
  ) : (
    <div className={styles.waiting} />
  );
}

async function isServed(path: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(remoteTimeoutMs);
    const { ok, status } = await fetch(path, { method: 'HEAD', signal });
    // An unknown path has a document, too: the not-found page.
    return ok || status === 404 || status === 410;
  } catch {
    return false;
  }
}
