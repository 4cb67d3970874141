const settings = ['auto', 'required', 'off'] as const;

/** Whether pages are opened in a browser before they are deployed: if one is installed, always, or never. */
export type BrowserSetting = (typeof settings)[number];

/** @throws with the value and the expected ones */
export function readBrowserSetting(text = process.env.GATE_BROWSER): BrowserSetting {
  const setting = settings.find((each) => each === (text || 'auto'));
  if (setting) return setting;
  throw new Error(
    `GATE_BROWSER is ${JSON.stringify(text)}: set it to ${settings.join(', ')}, or remove it for auto.`,
  );
}
