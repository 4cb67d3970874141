import { Button } from '@site/shared/ui/button';
import { useState } from 'react';
import { remoteUnavailableTexts } from './remote-labels';

/** @param retry loads the page again */
export function RetryButton({ retry }: { retry: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await retry();
    setBusy(false);
  };
  return (
    <Button aria-disabled={busy} onClick={() => !busy && press()}>
      {busy ? remoteUnavailableTexts.retrying : remoteUnavailableTexts.retry}
    </Button>
  );
}
