/** The state of the carousel (requirements §4.4). */
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

export const carouselAtStart: CarouselState = {
  slide: 0,
  animating: false,
  hovered: false,
  held: false,
  focused: false,
  paused: false,
  movedByVisitor: false,
};

type Autoplay = 'playing' | 'hovered' | 'focused' | 'paused';

/** Pause takes precedence over focus, focus over hover and touch. */
export function autoplay({ paused, focused, hovered, held }: CarouselState): Autoplay {
  if (paused) return 'paused';
  if (focused) return 'focused';
  return hovered || held ? 'hovered' : 'playing';
}
