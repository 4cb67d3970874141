import { type Html, html } from '@site/shared/node/html';
import type { Preview } from '@site/shared/node/preview';
import type { StatusLine } from '@site/shared/node/status-line';
import type { Entry } from '../../../deploy/log/entry';
import type { reportRollout } from '../../../deploy/rollout/rollout-report';
import { boardAddress } from '../board-address';
import { byRelease, type Reports } from '../browser-metrics';
import type { LiveApp } from '../read-board';
import { boardPage } from './layout';
import {
  entryHeads,
  entryRow,
  errorItem,
  metricCells,
  metricHeads,
  noErrors,
  spanLinks,
  table,
  timeOf,
  unavailablePart,
  versionOf,
} from './parts';
import { rolloutPart } from './rollout-part';
import { statusPart } from './status-part';

const shownErrors = 5;

interface Overview {
  deployment: number | undefined;
  status: StatusLine[];
  apps: LiveApp[];
  rollout: Awaited<ReturnType<typeof reportRollout>>;
  previews: Preview[];
  reports: Reports;
  days: number;
  entries: Entry[];
}

/** The status, the deployed releases, their metrics, and the latest log entries. */
export function overviewPage(overview: Overview): string {
  const { deployment, status, apps, rollout, previews, reports, days, entries } = overview;
  return boardPage({
    title: 'Deployed releases',
    at: 'Overview',
    content: html`
<p class="lead">${deployment === undefined ? 'Nothing is deployed yet.' : `Deployment ${deployment} of the site.`}</p>
${statusPart(status)}
<section aria-labelledby="live"><h2 id="live">Releases</h2>
${table('Deployed releases', ['App', 'Since', 'Roll back', 'Reason'], apps.map(liveRow))}
</section>
${rollout.rollout !== null && rolloutPart(rollout.rollout, rollout.figures)}
<section aria-labelledby="visits"><h2 id="visits">Metrics from browsers</h2>
${spanLinks(boardAddress, days)}
${unavailablePart(reports)}
${table(
  'Views of the last ten releases of each app, at the 75th percentile',
  ['Release', ...metricHeads],
  reportedApps(apps, reports).flatMap((app) => visitRows(app, reports)),
)}
</section>
<section aria-labelledby="errors"><h2 id="errors">Errors in browsers</h2>
${
  reports.errors.length > 0
    ? html`<ul class="errors">${reports.errors.slice(0, shownErrors).map(errorItem)}</ul>`
    : noErrors(reports)
}
</section>
<section aria-labelledby="previews"><h2 id="previews">Previews</h2>
<p class="lead">The URL of each was printed when it was created.</p>
${table('Current previews', ['Releases', 'Created by', 'Expires'], previews.map(previewRow))}
</section>
<section aria-labelledby="log"><h2 id="log">Latest log entries</h2>
${table('The last entries of the log', entryHeads, entries.map(entryRow))}
<p class="more"><a href="${boardAddress}/log">More of the log</a></p>
</section>`,
  });
}

function liveRow({ app, version, since, by, reason }: LiveApp): Html {
  return html`<tr><th scope="row"><a href="${boardAddress}/${app}">${app}</a><br>${versionOf(app, version)}</th>
<td>${since ? timeOf(since) : 'ever'}<br>by ${by ?? 'unknown'}</td>
<td><a class="button" href="${boardAddress}/${app}/rollback">Roll back<span class="hidden"> ${app}</span></a></td>
<td>${reason ?? ''}</td></tr>`;
}

function previewRow({ releases, by, expiresAt }: Preview): Html {
  const shown = Object.entries(releases).map(
    ([app, version]) => html`<li>${app} ${versionOf(app, version)}</li>`,
  );
  return html`<tr><td><ul>${shown}</ul></td><td>${by ?? 'unknown'}</td><td>${timeOf(new Date(expiresAt).toISOString())}</td></tr>`;
}

/** Deployed apps, and others in browsers' reports. */
function reportedApps(apps: LiveApp[], { slots }: Reports): Pick<LiveApp, 'app' | 'version'>[] {
  const others = [...new Set(slots.map(({ app }) => app))].filter((app) =>
    apps.every((live) => live.app !== app),
  );
  return [...apps, ...others.map((app) => ({ app, version: undefined }))];
}

function visitRows({ app, version }: Pick<LiveApp, 'app' | 'version'>, { slots }: Reports): Html[] {
  // One that has left the site has no page.
  const name = version === undefined ? app : html`<a href="${boardAddress}/${app}">${app}</a>`;
  return byRelease(slots, { app, version }).map(
    ([release, metrics]) =>
      html`<tr><th scope="row">${name} <code>${release}</code>${release === version && html` <b class="tag">deployed</b>`}</th>${metricCells(metrics)}</tr>`,
  );
}
