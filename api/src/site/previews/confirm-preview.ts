import { company } from '@site/shared/company/company';
import { html } from '@site/shared/contracts/html';
import type { FastifyRequest } from 'fastify';

/**
 * Whether the visitor asked for this address, by typing it, from a bookmark or from a page of this site. Browsers say so
 * of addresses they take for secure, which `localhost` is and other sites without TLS are not.
 */
export function isVisitorsOwnRequest({ headers }: FastifyRequest): boolean {
  return ['same-origin', 'none'].includes(String(headers['sec-fetch-site']));
}

/**
 * A page that asks before it begins a preview, as another site's link may have led here. Its form posts to the address it
 * stands at.
 */
export function confirmPreviewPage(wanted: string): string {
  return html`<!doctype html><html lang="en-IN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Preview | ${company.name}</title></head><body>
<h1>Show a preview?</h1><p>This browser will show ${wanted} until you leave the preview.</p>
<form method="post"><button>Show the preview</button></form>
</body></html>
`.text;
}
