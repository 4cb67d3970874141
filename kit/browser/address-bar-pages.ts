/**
 * A Chromium without the pages of its own address bar: it would load some 400 files for them beside the first page of every
 * window. The headless shell has none.
 */
export const withoutAddressBarPages =
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup';
