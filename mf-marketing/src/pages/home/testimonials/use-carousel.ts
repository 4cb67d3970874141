import { type RefObject, useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { autoplay, type CarouselState, carouselAtStart } from './carousel-state';
import type { Slides } from './slides';
import { useInViewport } from './use-in-viewport';
import { useReducedMotion } from './use-reduced-motion';

/** Duration of a move and of a slide, in milliseconds (requirements §9). */
const moveTime = 2000;
const standTime = 3000;

/**
 * Turns the list inside `stage` into a carousel once it is near the viewport.
 * @param classes of the list and of its entries
 */
export function useCarousel(stage: RefObject<HTMLElement | null>, classes: { track: string; slide: string }) {
  const [state, change] = useReducer(withChange, carouselAtStart);
  const [slides, setSlides] = useState<Slides>();
  const { track, slide } = classes;
  const near = useInViewport(stage, '600px') || slides !== undefined;
  const seen = useInViewport(stage);
  const still = useReducedMotion();
  const playing = still || !slides ? 'paused' : autoplay(state);

  useEffect(() => {
    const element = stage.current;
    if (!near || !element) return;
    let started: Slides | undefined;
    let left = false;
    const start = async () => {
      const { startSlides } = await import('./slides');
      if (left) return;
      started = startSlides(element, {
        track,
        slide,
        onSlide: (now) => change({ slide: now }),
        onAnimating: (animating) => change({ animating }),
        onHold: (held) => change({ held }),
        onSwipe: () => change({ movedByVisitor: true }),
      });
      setSlides(started);
    };
    start().catch((problem) => {
      console.warn('The carousel could not be loaded. The testimonials remain a scrollable list.', problem);
    });
    return () => {
      left = true;
      started?.stop();
    };
  }, [near, stage, track, slide]);

  // Before the paint that shows the buttons.
  useLayoutEffect(() => slides?.setSpeed(still ? 0 : moveTime), [slides, still]);

  useEffect(() => {
    if (!slides || !seen || playing !== 'playing' || state.animating) return;
    const clock = setTimeout(() => {
      change({ movedByVisitor: false });
      slides.next();
    }, standTime);
    return () => clearTimeout(clock);
  }, [slides, seen, playing, state.animating]);

  const move = (way: 'next' | 'previous') => {
    change({ movedByVisitor: true });
    slides?.[way]();
  };
  return {
    ...state,
    ready: slides !== undefined,
    /** False with reduced motion: nothing plays. */
    plays: !still,
    autoplay: playing,
    next: () => move('next'),
    previous: () => move('previous'),
    pauseOrPlay: () => change({ paused: !state.paused }),
    /** Event handlers for the parts in which hover or focus pauses the slides. */
    attention: {
      onPointerEnter: ({ pointerType }: { pointerType: string }) => {
        if (pointerType === 'mouse') change({ hovered: true });
      },
      onPointerLeave: () => change({ hovered: false }),
      onFocus: () => change({ focused: true }),
      onBlur: () => change({ focused: false }),
    },
  };
}

/** @returns the same state when nothing changes, so that the carousel is not rendered again */
function withChange(state: CarouselState, change: Partial<CarouselState>): CarouselState {
  const next = { ...state, ...change };
  const names = Object.keys(next) as (keyof CarouselState)[];
  return names.every((name) => next[name] === state[name]) ? state : next;
}
