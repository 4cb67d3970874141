import { expect, test } from 'vitest';
import { autoplay, type CarouselState, carouselAtStart } from './carousel-state';

const autoplayWhen = (state: Partial<CarouselState>) => autoplay({ ...carouselAtStart, ...state });

test('starts at the first slide, playing, and moves nothing yet', () => {
  expect(carouselAtStart).toMatchObject({ slide: 0, animating: false, movedByVisitor: false });
  expect(autoplay(carouselAtStart)).toBe('playing');
});

test('holds under a resting mouse or a finger', () => {
  expect(autoplayWhen({ hovered: true })).toBe('hovered');
  expect(autoplayWhen({ held: true })).toBe('hovered');
});

test('a swipe that ends leaves the mouse where it rests', () => {
  expect(autoplayWhen({ hovered: true, held: false })).toBe('hovered');
});

test('holds while the keyboard is in it, whatever the mouse does', () => {
  expect(autoplayWhen({ focused: true, hovered: true })).toBe('focused');
});

test('stays paused until the visitor presses Play, wherever mouse and keyboard go', () => {
  expect(autoplayWhen({ paused: true, focused: true, hovered: true })).toBe('paused');
  expect(autoplayWhen({ paused: false })).toBe('playing');
});
