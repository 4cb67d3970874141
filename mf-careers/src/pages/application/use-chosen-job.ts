import { useLocation, useNavigate } from '@site/shared/navigation';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { jobInState, type ShownJob } from './job-in-state';

/**
 * The job that the visitor chose on the Career page. It is passed as navigation state, so that a reload keeps it
 * (requirements §2.9).
 * @returns undefined in the prerendered page and during hydration, as its HTML has no job
 */
export function useChosenJob(): ShownJob | undefined {
  const { state, search, hash } = useLocation();
  const navigate = useNavigate();
  const passed = jobInState(state);
  const [kept, keep] = useState(passed);
  if (passed && passed !== kept) keep(passed);

  // A link inside the page creates a history entry without state.
  const lost = kept !== undefined && passed === undefined;
  useEffect(() => {
    if (lost) navigate({ search, hash }, { replace: true, state: { job: kept } });
  }, [lost, navigate, search, hash, kept]);

  const takenOver = useSyncExternalStore(noChange, yes, no);
  return takenOver ? kept : undefined;
}

const noChange = () => () => {};
const yes = () => true;
const no = () => false;
