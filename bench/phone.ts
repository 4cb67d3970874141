/**
 * A phone, as Playwright's contexts describe it. No media is emulated, as Playwright does by default: it would do so again in
 * each document, also in one that comes back, whose whole style the browser then computes anew.
 */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  colorScheme: null,
  contrast: null,
  forcedColors: null,
  reducedMotion: null,
};
