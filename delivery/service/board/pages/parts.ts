import { type Html, html } from '@site/shared/node/html';
import type { ObservedError } from '@site/shared/node/observations';
import type { Entry } from '../../../deploy/log/entry';
import { boardAddress } from '../board-address';
import type { BrowserMetrics } from '../browser-metrics';
import { count, duration, moment, percent, score } from '../format';
import { limited } from '../limited';

/** The limits of good in https://web.dev/articles/vitals. */
export const goodUpTo = { lcp: 2500, inp: 200, cls: 100 };

/** The selectable periods, in days. */
export const spans = [1, 7, 90];

/** A table that scrolls by itself in a narrow window. */
export function table(caption: string, head: string[], rows: Html[]): Html {
  if (rows.length === 0) return html`<p class="none">Nothing yet.</p>`;
  return html`<section class="table" tabindex="0" aria-label="${caption}"><table>
<caption>${caption}</caption>
<thead><tr>${head.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows}</tbody>
</table></section>`;
}

export const metricHeads = ['Views', 'With errors', 'LCP', 'INP', 'CLS'];

/** The cells under `metricHeads`. */
export function metricCells({ views, failed, lcp, inp, cls }: BrowserMetrics): Html {
  const cell = (value: number | undefined, limit: number, text: string) =>
    html`<td class="number">${limited(value, limit, text)}</td>`;
  return html`<td class="number">${count(views)}</td><td class="number">${percent(failed, views)}</td>${[
    cell(lcp, goodUpTo.lcp, duration(lcp)),
    cell(inp, goodUpTo.inp, duration(inp)),
    cell(cls, goodUpTo.cls, score(cls)),
  ]}`;
}

export function spanLinks(address: string, days: number): Html {
  return html`<nav class="spans" aria-label="Time"><ul>${spans.map(
    (span) =>
      html`<li><a href="${address}?days=${span}"${span === days && html` aria-current="true"`}>${span === 1 ? '24 hours' : `${span} days`}</a></li>`,
  )}</ul></nav>`;
}

export function versionOf(app: string, version: string | undefined): Html {
  return version
    ? html`<a href="${boardAddress}/${app}#r-${version}"><code>${version}</code></a>`
    : html`nothing`;
}

export function entryRow({ n, time, action, changes, by, detail }: Entry): Html {
  return html`<tr>
<td class="number">${n}</td><td>${timeOf(time)}</td>
<td>${action} ${changes.map(
    ({ app, from, to }) => html`${app}<br><code>${from && from !== to ? `${from} → ${to}` : to}</code><br>`,
  )}</td>
<td>${by.who.name}</td>
<td>${[by.reason, by.said?.commit && `commit ${shortCommit(by.said.commit)}`].filter(Boolean).join(', ')}${detail !== undefined && html`<details><summary>Details</summary><pre>${detail}</pre></details>`}</td>
</tr>`;
}

/** With the mark of uncommitted changes, if it has one. */
function shortCommit(commit: string): string {
  return commit.replace(/^([0-9a-f]{12})[0-9a-f]+/, '$1');
}

export const entryHeads = ['Entry', 'Time', 'What', 'Who', 'Reason'];

export function timeOf(iso: string): Html {
  return html`<time datetime="${iso}">${moment(iso)}</time>`;
}

/** Why there are no metrics. */
export function unavailablePart({ unavailable }: { unavailable?: string }): Html {
  return html`${unavailable !== undefined && html`<p class="error">${unavailable}</p>`}`;
}

/** In place of a list of errors: without an answer of the web server, there may be some. */
export function noErrors({ unavailable }: { unavailable?: string }): Html {
  return html`<p class="none">${unavailable === undefined ? 'No errors were reported.' : 'Not known without metrics.'}</p>`;
}

/** One kind of error, with its position in the sources. */
export function errorItem(error: ObservedError): Html {
  const { app, release, pattern, kind, name, message, stack, line, first, last } = error;
  const times = error.count === 1 ? 'once' : `${count(error.count)} times`;
  return html`<li>
<p><b>${name || kind}</b> ${message}</p>
${line !== '' && html`<pre>${line}</pre>`}
<p class="facts">${times}, ${kind}, at ${pattern}, ${app} <code>${release}</code>, ${hours(first, last)}</p>
${stack.length > 0 && html`<details><summary>${stack.find(isOwn) ?? stack[0]}</summary><pre>${stack.join('\n')}</pre></details>`}
</li>`;
}

/** Positions outside of packages and of the script loader. */
const isOwn = (place: string) => !/^node_modules\/|\/webpack\//.test(place);

/** Errors are counted by the hour. */
function hours(first: string, last: string): string {
  return first === last ? `at ${moment(first)}:00` : `${moment(first)}:00 to ${moment(last)}:00`;
}
