import { pointerKey } from '@site/shared/site-model/release-record-places';
import { shownTime } from '@site/shared/site-model/shown-time';

/** The part of `/current.json` that the inspector reads. A server of a snapshot alone does not have this file. */
export interface Deployed {
  apps?: Record<string, { version: string; since: string }>;
  board?: string;
}

/** Whether a release is the stable one, as far as the server says. */
export interface LiveState {
  text: string;
  /** The app's page on the board. */
  board: string | undefined;
}

/** @returns undefined where the server doesn't say what is deployed */
export async function readDeployed(): Promise<Deployed | undefined> {
  const answer = await fetch(`/${pointerKey}`).catch(() => undefined);
  return answer?.ok ? answer.json().catch(() => undefined) : undefined;
}

export function liveState({ apps, board }: Deployed = {}, app: string, version: string): LiveState {
  const stable = apps?.[app];
  return {
    text: liveText(stable, version),
    // Only an address that the browser opens as a page.
    board: stable && board && /^https?:/.test(board) ? `${board.replace(/\/+$/, '')}/${app}` : undefined,
  };
}

function liveText(stable: { version: string; since: string } | undefined, version: string): string {
  if (!stable) return 'unknown';
  if (stable.version !== version) return `no, ${stable.version} is`;
  return `since ${shownTime(stable.since)}`;
}
