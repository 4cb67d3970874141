import * as v from 'valibot';
import { company } from '../company/company';
import { optional, type Setting } from './setting-schemas';

// Not parsed: commands load this before the build has named a mistake in it.
const website = company.website.replace('https://', '');
const domain = website.replace(/^www\./, '');

/** The parent host of previews, with a port unless it is the default one. */
const previewHost = v.pipe(
  v.string(),
  v.regex(/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*[a-z](?:[a-z\d-]*[a-z\d])?(?::\d{1,5})?$/),
  // Every name below it is a preview, so the website must not be below it.
  v.check((host) => previewLabel(website, host) === undefined),
  // A preview's scripts can set cookies for the domains above it, and with enough of them no browser gets a page any more.
  v.check((host) => !`.${hostnameOf(host)}`.endsWith(`.${domain}`)),
);

/** The setting of the web server, the release service and the commands. */
export const previewHostSetting = {
  description:
    'Host that previews are below, each at a host of its own, in another domain than the site, for which their scripts could set cookies. Without it, there are none; `npm start` and `npm run dev` use `localhost`. The web server, the release service and `npm run preview` read it.',
  read: optional(previewHost),
  default: '',
  expected: `a host that only previews are below, outside of ${domain}, for instance PREVIEW_HOST=preview.example`,
} satisfies Setting<string | undefined>;

/**
 * The part of a requested host before the parent host of previews; undefined for a host that is not below it. Ports are not
 * compared.
 */
export function previewLabel(requested: string, host: string): string | undefined {
  const parent = `.${hostnameOf(host)}`;
  const name = hostnameOf(requested).toLowerCase().replace(/\.$/, '');
  return name.endsWith(parent) ? name.slice(0, -parent.length) : undefined;
}

/** The URL of a preview. Below `localhost`, which browsers resolve to this machine, it is without TLS. */
export function previewUrl(id: string, host: string, path = '/'): string {
  const isLocal = /(?:^|\.)localhost$/.test(hostnameOf(host));
  return new URL(path, `${isLocal ? 'http' : 'https'}://${id}.${host}`).href;
}

function hostnameOf(host: string): string {
  return host.replace(/:\d+$/, '');
}
