import { type Html, html } from '@site/shared/node/html';
import type { Entry } from '../../../deploy/log/entry';
import { boardAddress } from '../board-address';
import { type BrowserMetrics, byRelease, type Reports, type Slot, sumOf } from '../browser-metrics';
import { duration, moment, score, size } from '../format';
import { type PlotPoint, plot } from '../plot';
import type { AppReleases, ListedRelease } from '../read-board';
import { boardPage } from './layout';
import {
  entryHeads,
  entryRow,
  errorItem,
  goodUpTo,
  metricCells,
  metricHeads,
  noErrors,
  spanLinks,
  table,
  timeOf,
  unavailablePart,
} from './parts';

const shownErrors = 20;
const shownEntries = 20;
const deployments = ['release', 'rollback', 'promote'];
const dayMs = 86_400_000;
const hourMs = 3_600_000;

interface AppView {
  app: AppReleases;
  reports: Reports;
  days: number;
  /** The log's entries about the app, newest first. */
  entries: Entry[];
  now: Date;
}

/** One app: its releases, their metrics and their errors. */
export function appPage({ app, reports, days, entries, now }: AppView): string {
  const { app: name, version, since, by, reason, releases } = app;
  const slots = reports.slots.filter((slot) => slot.app === name);
  const errors = reports.errors.filter((error) => error.app === name);
  return boardPage({
    title: name,
    at: 'Overview',
    content: html`
${version === undefined && html`<p class="lead">Nothing is deployed.</p>`}
${version !== undefined && html`<p class="lead"><code>${version}</code> is deployed since ${since ? moment(since) : 'ever'}, by ${by ?? 'unknown'}${reason ? `: ${reason}` : ''}.</p>`}
<p class="actions"><a class="button" href="${boardAddress}/${name}/rollback">Roll back</a></p>
<section aria-labelledby="visits"><h2 id="visits">Metrics from browsers</h2>
${spanLinks(`${boardAddress}/${name}`, days)}
${unavailablePart(reports)}
<div class="plots">${plots(slots, { days, now, entries })}</div>
${table(
  'The last ten releases, at the 75th percentile',
  ['Release', ...metricHeads],
  byRelease(slots, { app: name, version }).map(
    ([release, metrics]) =>
      html`<tr><th scope="row"><code>${release}</code>${release === version && html` <b class="tag">deployed</b>`}</th>${metricCells(metrics)}</tr>`,
  ),
)}
</section>
<section aria-labelledby="errors"><h2 id="errors">Errors by release</h2>
${errors.length === 0 && noErrors(reports)}
${[...new Set(errors.map(({ release }) => release))].map(
  (release) =>
    html`<h3><code>${release}</code></h3><ul class="errors">${errors
      .filter((error) => error.release === release)
      .slice(0, shownErrors)
      .map(errorItem)}</ul>`,
)}
</section>
<section aria-labelledby="releases"><h2 id="releases">Kept releases</h2>
${table(
  'Kept releases, newest first',
  ['Version', 'Stored', 'Size', 'Scripts', 'State', 'Roll back'],
  releases.map((release) => releaseRow(name, release)),
)}
</section>
<section aria-labelledby="log"><h2 id="log">Latest log entries</h2>
${table('The last entries of the log', entryHeads, entries.slice(0, shownEntries).map(entryRow))}
</section>`,
  });
}

function releaseRow(app: string, release: ListedRelease): Html {
  const { version, storedAt, bytes, scriptBytes, isLive, withdrawn, previewedUntil } = release;
  const state = isLive
    ? html`<b class="tag">deployed</b>`
    : withdrawn
      ? html`<b class="tag bad">withdrawn</b> ${withdrawn.reason}`
      : previewedUntil !== undefined &&
        html`previewed until ${timeOf(new Date(previewedUntil).toISOString())}`;
  return html`<tr id="r-${version}"><th scope="row"><code>${version}</code></th><td>${timeOf(storedAt)}</td>
<td class="number">${size(bytes)}</td><td class="number">${size(scriptBytes)}</td><td>${state}</td>
<td>${!isLive && !withdrawn && html`<a class="button" href="${boardAddress}/${app}/rollback?version=${version}">Roll back<span class="hidden"> to ${version}</span></a>`}</td></tr>`;
}

function plots(slots: Slot[], { days, now, entries }: Pick<AppView, 'days' | 'now' | 'entries'>): Html[] {
  const names = slotNames(slots, days, now);
  const sums = names.map((name) => sumOf(slots.filter(({ slot }) => slot === name)));
  const begin = now.getTime() - days * dayMs;
  const releases = entries
    .filter(({ action }) => deployments.includes(action))
    .map(({ time }) => (Date.parse(time) - begin) / (days * dayMs))
    .filter((at) => at > 0);
  const points = (read: (sum: BrowserMetrics) => number | undefined): PlotPoint[] =>
    sums.map((sum, at) => ({ x: (at + 0.5) / names.length, value: read(sum) }));
  return [
    plot({ name: 'LCP', points: points(({ lcp }) => lcp), limit: goodUpTo.lcp, format: duration, releases }),
    plot({ name: 'INP', points: points(({ inp }) => inp), limit: goodUpTo.inp, format: duration, releases }),
    plot({ name: 'CLS', points: points(({ cls }) => cls), limit: goodUpTo.cls, format: score, releases }),
    plot({
      name: 'Views with errors',
      points: points(({ views, failed }) => (views === 0 ? undefined : (100 * failed) / views)),
      limit: 1,
      format: (value) => (value === undefined ? '–' : `${value.toFixed(1)} %`),
      releases,
    }),
  ];
}

/** Every hour or day of the period, in the servers' format. */
function slotNames(slots: Slot[], days: number, now: Date): string[] {
  const isHourly = slots.some(({ slot }) => slot.includes('T')) || days === 1;
  const stepMs = isHourly ? hourMs : dayMs;
  return Array.from({ length: (days * dayMs) / stepMs }, (_, at) =>
    new Date(now.getTime() - ((days * dayMs) / stepMs - 1 - at) * stepMs)
      .toISOString()
      .slice(0, isHourly ? 13 : 10),
  );
}
