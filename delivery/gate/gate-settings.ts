import { readSetting } from '@site/shared/http/read-setting';
import { listOf, type Setting } from '@site/shared/http/setting-schemas';
import { origin } from '@site/shared/site-model/outside-names';
import * as v from 'valibot';

export const browserSetting = {
  description: 'Whether the pages of a release are opened in a browser before it is deployed.',
  read: v.picklist(['auto', 'required', 'off']),
  default: 'auto',
  expected: 'auto (where there is a Chromium), required or off, for instance GATE_BROWSER=required',
} satisfies Setting<unknown>;

export const redirectOriginsSetting = {
  description: 'Other websites that a release may redirect to.',
  read: listOf(origin),
  default: '',
  expected: 'origins with commas between, for instance REDIRECT_ORIGINS=https://jobs.example',
} satisfies Setting<string[]>;

/** @throws StartError when GATE_BROWSER is wrong */
export function readBrowserSetting(): 'auto' | 'required' | 'off' {
  return readSetting('GATE_BROWSER', browserSetting, process.env.GATE_BROWSER);
}

/** @throws StartError when REDIRECT_ORIGINS is wrong */
export function readRedirectOrigins(): Set<string> {
  return new Set(readSetting('REDIRECT_ORIGINS', redirectOriginsSetting, process.env.REDIRECT_ORIGINS));
}
