import { afterNextPaint } from '@site/shared/ui/after-next-paint';
import { act } from '@testing-library/react';

/** Waits until the next frame is painted, and what runs after it is rendered. */
export function nextPaint(): Promise<void> {
  return act(() => new Promise<void>((painted) => void afterNextPaint(painted)));
}
