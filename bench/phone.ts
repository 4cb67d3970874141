/**
 * A phone, as Playwright's contexts describe it. It emulates no media: Playwright's defaults would be applied again to a
 * document that comes back, and the browser would compute its whole style anew.
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
