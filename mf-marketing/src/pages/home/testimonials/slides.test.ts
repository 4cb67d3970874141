import { beforeEach, expect, test, vi } from 'vitest';
import { startSlides } from './slides';

const update = vi.hoisted(() => vi.fn());
vi.mock('swiper', () => ({
  default: class {
    realIndex = 0;
    update = update;
    destroy() {}
  },
}));

const stage = document.createElement('div');
let resized: () => void;

function resizeTo(width: number) {
  Object.defineProperty(stage, 'clientWidth', { value: width, configurable: true });
  resized();
}

function start() {
  const noop = () => {};
  const handlers = { onSlide: noop, onAnimating: noop, onHold: noop, onSwipe: noop };
  return startSlides(stage, { track: 'track', slide: 'slide', ...handlers });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  return () => vi.useRealTimers();
});

test('the slides are measured 50 ms after the last change of width', () => {
  start();
  resizeTo(800);
  vi.advanceTimersByTime(49);
  resizeTo(600);
  vi.advanceTimersByTime(49);
  expect(update).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(update).toHaveBeenCalledOnce();
});

test('slides that were stopped are not measured', () => {
  const slides = start();
  resizeTo(400);
  slides.stop();
  vi.advanceTimersByTime(50);
  expect(update).not.toHaveBeenCalled();
});
