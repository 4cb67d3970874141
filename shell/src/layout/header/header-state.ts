/** `normal` at the top of the page; `sticky` is hidden above the window; `shown-sticky` is back in view. */
export type HeaderState = 'normal' | 'sticky' | 'shown-sticky';

export interface HeaderScroll {
  state: HeaderState;
  /** Where the scroll direction last changed, in CSS pixels from the top. */
  from: number;
}

/** In CSS pixels. Ignores the jitter of fingers and touchpads. */
const tremor = 6;

/**
 * The header's next state after scrolling (requirements §2 and §4): scrolling down makes it sticky, scrolling up shows it
 * in sticky form, at the very top it is normal again.
 * @param before its state before; undefined when a page opens: half-way down the page the header is then hidden
 * @param scroll the scroll position and its maximum; Safari overscrolls beyond both ends
 */
export function nextHeaderScroll(
  before: HeaderScroll | undefined,
  { top, furthest }: { top: number; furthest: number },
): HeaderScroll {
  const at = Math.min(top, furthest);
  if (at <= 0) return { state: 'normal', from: 0 };
  if (!before) return { state: 'sticky', from: at };
  if (before.state === 'normal') return { state: 'sticky', from: at };
  const goesOn = before.state === 'sticky' ? at >= before.from : at <= before.from;
  if (goesOn) return { state: before.state, from: at };
  if (Math.abs(at - before.from) < tremor) return before;
  return { state: at > before.from ? 'sticky' : 'shown-sticky', from: at };
}
