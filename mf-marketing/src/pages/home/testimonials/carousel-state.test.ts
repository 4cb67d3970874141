import { expect, test } from 'vitest';
import { autoplay, type CarouselEvent, carouselAtStart, carouselReducer } from './carousel-state';

function after(...events: CarouselEvent[]) {
  return events.reduce(carouselReducer, carouselAtStart);
}

test('starts at the first slide, playing, and moves nothing yet', () => {
  expect(carouselAtStart).toMatchObject({ slide: 0, animating: false, movedByVisitor: false });
  expect(autoplay(carouselAtStart)).toBe('playing');
});

test('holds under a resting mouse, and plays on when it leaves', () => {
  expect(autoplay(after({ type: 'hover', on: true }))).toBe('hovered');
  expect(autoplay(after({ type: 'hover', on: true }, { type: 'hover', on: false }))).toBe('playing');
});

test('a swipe that ends leaves the mouse where it rests', () => {
  const swiped = after({ type: 'hover', on: true }, { type: 'hold', on: true }, { type: 'hold', on: false });
  expect(autoplay(swiped)).toBe('hovered');
});

test('holds under a finger', () => {
  expect(autoplay(after({ type: 'hold', on: true }))).toBe('hovered');
});

test('holds while the keyboard is in it, whatever the mouse does', () => {
  expect(autoplay(after({ type: 'focus', on: true }, { type: 'hover', on: true }))).toBe('focused');
  expect(autoplay(after({ type: 'focus', on: true }, { type: 'focus', on: false }))).toBe('playing');
});

test('stays paused until the visitor presses Play, wherever mouse and keyboard go', () => {
  const paused = after({ type: 'pause or play' }, { type: 'focus', on: true }, { type: 'focus', on: false });
  expect(autoplay(paused)).toBe('paused');
  expect(autoplay(carouselReducer(paused, { type: 'pause or play' }))).toBe('playing');
});

test('knows whose move the last one was', () => {
  expect(after({ type: 'visitor moves' }).movedByVisitor).toBe(true);
  expect(after({ type: 'visitor moves' }, { type: 'clock moves' }).movedByVisitor).toBe(false);
});

test('follows the slide and the movement', () => {
  expect(after({ type: 'slide', slide: 3 }, { type: 'animating', on: true })).toMatchObject({
    slide: 3,
    animating: true,
  });
});
