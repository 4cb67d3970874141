/**
 * A phone, as Playwright's contexts describe it, without emulated media: Playwright would set them again in a document that
 * the browser restores, which recalculates all of its styles.
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
