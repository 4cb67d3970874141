import { expect, test } from 'vitest';
import { autoplay, type CarouselState, carouselAtStart } from './carousel-state';

const autoplayWhen = (state: Partial<CarouselState>) => autoplay({ ...carouselAtStart, ...state });

test('starts at the first slide, playing but not moving', () => {
  expect(carouselAtStart).toMatchObject({ slide: 0, animating: false, movedByVisitor: false });
  expect(autoplay(carouselAtStart)).toBe('playing');
});

test('pauses under a resting mouse or a finger', () => {
  expect(autoplayWhen({ hovered: true })).toBe('hovered');
  expect(autoplayWhen({ held: true })).toBe('hovered');
});

test('pauses while the focus is in it, whatever the mouse does', () => {
  expect(autoplayWhen({ focused: true, hovered: true })).toBe('focused');
});

test('stays paused until the visitor presses Play, whatever mouse and focus do', () => {
  expect(autoplayWhen({ paused: true, focused: true, hovered: true })).toBe('paused');
});
