import { Button } from '@site/shared/ui/button';
import { useRevalidator } from 'react-router-dom';
import { remoteUnavailableTexts } from './remote-labels';

/** Loads the page again. */
export function RetryButton() {
  const { revalidate, state } = useRevalidator();
  const busy = state === 'loading';
  return (
    <Button aria-disabled={busy} onClick={() => !busy && revalidate()}>
      {busy ? remoteUnavailableTexts.retrying : remoteUnavailableTexts.retry}
    </Button>
  );
}
