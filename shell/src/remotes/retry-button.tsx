import { Button } from '@site/shared/ui/button';
import { useRevalidator } from 'react-router-dom';
import { missingPageTexts } from './remote-labels';

/** Asks for the page again, from the remote itself and not from the failure that was remembered. */
export function RetryButton() {
  const { revalidate, state } = useRevalidator();
  const busy = state === 'loading';
  return (
    <Button type="button" rank="first" aria-disabled={busy} onClick={() => !busy && revalidate()}>
      {busy ? missingPageTexts.retrying : missingPageTexts.retry}
    </Button>
  );
}
