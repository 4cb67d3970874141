import { Button } from '@site/shared/ui/button';
import { useCallback, useLayoutEffect, useState } from 'react';
import { remoteUnavailableTexts } from './remote-labels';

/**
 * Loads the page again when it is pressed, and when the browser is connected again.
 * @param retry loads the page again
 */
export function RetryButton({ retry }: { retry: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const press = useCallback(async () => {
    setBusy(true);
    await retry();
    setBusy(false);
  }, [retry]);
  // `useEffect` would miss a connection that returns just after the paint.
  useLayoutEffect(() => {
    window.addEventListener('online', press);
    return () => window.removeEventListener('online', press);
  }, [press]);
  return (
    <Button aria-disabled={busy} onClick={() => !busy && press()}>
      {busy ? remoteUnavailableTexts.retrying : remoteUnavailableTexts.retry}
    </Button>
  );
}
