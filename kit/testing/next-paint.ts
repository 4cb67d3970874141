import { act } from '@testing-library/react';

/** Waits until the next frame is painted and what runs after it is rendered (`afterNextPaint` in `@site/shared`). */
export function nextPaint(): Promise<void> {
  return act(() => new Promise<void>((painted) => requestAnimationFrame(() => setTimeout(painted))));
}
