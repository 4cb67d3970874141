/** What the carousel is doing (requirements §4: current slide; playing, hovered, focused or paused; an animating flag). */
export interface CarouselState {
  /** From 0, in the order of the content. */
  slide: number;
  animating: boolean;
  hovered: boolean;
  /** Dragged by touch or mouse. */
  held: boolean;
  focused: boolean;
  paused: boolean;
  /** The visitor made the last move; only then is the slide announced. */
  movedByVisitor: boolean;
}

export type CarouselEvent =
  | { type: 'hover' | 'hold' | 'focus'; on: boolean }
  | { type: 'pause or play' }
  | { type: 'visitor moves' | 'clock moves' }
  | { type: 'slide'; slide: number }
  | { type: 'animating'; on: boolean };

export const carouselAtStart: CarouselState = {
  slide: 0,
  animating: false,
  hovered: false,
  held: false,
  focused: false,
  paused: false,
  movedByVisitor: false,
};

export function carouselReducer(state: CarouselState, event: CarouselEvent): CarouselState {
  switch (event.type) {
    case 'hover':
      return { ...state, hovered: event.on };
    case 'hold':
      return { ...state, held: event.on };
    case 'focus':
      return { ...state, focused: event.on };
    case 'pause or play':
      return { ...state, paused: !state.paused };
    case 'visitor moves':
      return { ...state, movedByVisitor: true };
    case 'clock moves':
      return { ...state, movedByVisitor: false };
    case 'slide':
      return { ...state, slide: event.slide };
    case 'animating':
      return { ...state, animating: event.on };
  }
}

type Autoplay = 'playing' | 'hovered' | 'focused' | 'paused';

/** Pause takes precedence over focus, focus over hover and touch. */
export function autoplay({ paused, focused, hovered, held }: CarouselState): Autoplay {
  if (paused) return 'paused';
  if (focused) return 'focused';
  return hovered || held ? 'hovered' : 'playing';
}
