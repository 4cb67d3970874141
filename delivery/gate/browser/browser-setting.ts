const settings = ['auto', 'required', 'off'] as const;

/** Whether pages are opened in a browser before they go live: where there is one, always, or not at all. */
export type BrowserSetting = (typeof settings)[number];

/** @throws naming the value and what to put there instead */
export function readBrowserSetting(text = process.env.GATE_BROWSER): BrowserSetting {
  const setting = settings.find((each) => each === (text || 'auto'));
  if (setting) return setting;
  throw new Error(
    `GATE_BROWSER is ${JSON.stringify(text)}: set it to ${settings.join(', ')}, or leave it out for auto.`,
  );
}
