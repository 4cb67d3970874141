import { useEffect, useState } from 'react';
import { keepTypedForDocument } from '../../state-for-document';
import { remoteAt } from '../loading/known-releases';
import { remoteTimeoutMs } from '../loading/remote-timeout';
import type { FormValues } from './form-values';
import styles from './reload-page.module.css';
import { RemoteUnavailable } from './remote-unavailable';

interface ReloadPageProps {
  /** The page's canonical path. */
  path: string;
  /** What was typed in it. */
  typed?: FormValues | undefined;
  /** Loads the page again. */
  retry: () => Promise<void>;
}

/**
 * Replaces a page that has thrown after a click: loads its document, which contains the page as HTML. That document keeps
 * its HTML if the page throws again, so this happens once for each click. Without an answer in time the document can't
 * be loaded: then Retry, telephone and e-mail are shown.
 */
export function ReloadPage({ path, typed, retry }: ReloadPageProps) {
  const [unavailable, setUnavailable] = useState(false);
  useEffect(() => {
    let isLeft = false;
    void (async () => {
      const arrives = await isServed(path);
      if (isLeft) return;
      if (!arrives) return setUnavailable(true);
      if (typed) keepTypedForDocument(typed);
      location.reload();
    })();
    return () => {
      isLeft = true;
    };
  }, [path, typed]);
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
