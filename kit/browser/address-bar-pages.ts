/**
 * Disables Chromium's own address bar pages, which load about 400 files with the first page of every window. The headless
 * shell has none.
 */
export const withoutAddressBarPages =
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup';
