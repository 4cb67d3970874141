import { useEffect, useState } from 'react';
import { type HeaderScroll, type HeaderState, nextHeaderScroll } from './header-state';

/** The header's state while scrolling, updated at most once a frame by a passive listener. */
export function useHeaderState(): HeaderState {
  const [state, setState] = useState<HeaderState>('normal');

  useEffect(() => {
    let scroll: HeaderScroll | undefined;
    let frame = 0;

    function read() {
      frame = 0;
      const furthest = document.documentElement.scrollHeight - window.innerHeight;
      scroll = nextHeaderScroll(scroll, { top: window.scrollY, furthest });
      setState(scroll.state);
    }

    function readSoon() {
      frame ||= requestAnimationFrame(read);
    }

    read();
    window.addEventListener('scroll', readSoon, { passive: true });
    return () => {
      window.removeEventListener('scroll', readSoon);
      cancelAnimationFrame(frame);
    };
  }, []);

  return state;
}
