import { type Finding, finding } from './finding';

const maxOffsetMs = 60_000;

/** @param offsetMs by which this machine's clock is ahead of the service's */
export function checkClock(offsetMs: number): Finding {
  const seconds = Math.round(Math.abs(offsetMs) / 1000);
  return finding('Clock', {
    isRight: Math.abs(offsetMs) <= maxOffsetMs,
    found: `${seconds} s ${offsetMs < 0 ? 'behind' : 'ahead of'} the service`,
    expected: `at most ${maxOffsetMs / 1000} s`,
    remedy: 'Synchronize the clock of this machine, for instance with: timedatectl set-ntp true',
  });
}
