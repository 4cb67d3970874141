import { type Html, html } from '@site/shared/node/html';
import { keptWeeks, type VisitCounts, type VisitDimension } from '@site/shared/node/visit-observations';
import { visitsAddress } from '../board-address';
import { count } from '../format';
import { boardPage } from '../pages/layout';
import { table, unavailablePart } from '../pages/parts';
import { type PlotPoint, plot, sparkline } from '../plot';
import { enquiryRate, periods, sumOfLast, type VisitStatistics, type Weekly } from './visit-counts';

const countHeads = ['Visits', 'Enquiries', 'Per 100 views', 'Views'];

/** The names of values that are neither a host nor a path. */
const names: Record<string, string> = {
  direct: 'Direct, or not known',
  site: 'This site, opened again',
  other: 'Others',
};

/** Where visitors come from, and in which visits an enquiry is sent. */
export function visitsPage(statistics: VisitStatistics, period: number): string {
  const { weeks, total } = statistics;
  return boardPage({
    title: 'Where visitors come from',
    at: 'Visits',
    content: html`
<p class="lead">Weeks begin on Monday, and the current one is not over. Visitors whose browser asks not to be tracked are not counted here.</p>
${unavailablePart(statistics)}
<section aria-labelledby="weeks"><h2 id="weeks">By week</h2>
<div class="plots">${plotsOf(total)}</div>
${table('Visits by week, the current one first', ['Week from', ...countHeads], weekRows(weeks, total))}
</section>
<section aria-labelledby="period"><h2 id="period">${periodName(period)}</h2>
${periodLinks(period)}
${dimensionPart('Source', 'source', statistics, period)}
<p class="facts">A source is the host of the page that linked to the site. “${names.site}” are pages in a new tab, or opened before the first page’s scripts ran.</p>
${dimensionPart('Landing page', 'landing', statistics, period)}
${dimensionPart('Campaign', 'campaign', statistics, period)}
<p class="facts">A campaign is <code>utm_source</code> and <code>utm_campaign</code> of the link.</p>
</section>`,
  });
}

function plotsOf(weekly: Weekly): Html[] {
  const whole = (value: number | undefined) => count(value ?? 0);
  return [
    plot({ name: 'Visits', points: pointsOf(weekly, ({ visits }) => visits), format: whole }),
    plot({ name: 'Enquiries', points: pointsOf(weekly, ({ enquiries }) => enquiries), format: whole }),
    plot({ name: 'Enquiries per 100 views', points: pointsOf(weekly, enquiryRate), format: rateText }),
  ];
}

function pointsOf({ byWeek }: Weekly, read: (counts: VisitCounts) => number | undefined): PlotPoint[] {
  return byWeek.map((counts, at) => ({ x: (at + 0.5) / keptWeeks, value: counts && read(counts) }));
}

function weekRows(weeks: string[], { byWeek }: Weekly): Html[] {
  return weeks
    .map((week, at) => {
      const counts = byWeek[at];
      return (
        counts &&
        html`<tr><th scope="row"><time datetime="${week}">${week}</time></th>${countCells(counts)}</tr>`
      );
    })
    .filter((row) => row !== undefined)
    .toReversed();
}

function periodName(period: number): string {
  return period === 1 ? 'This week' : `The last ${period} weeks`;
}

function periodLinks(period: number): Html {
  return html`<nav class="spans" aria-label="Time"><ul>${periods.map(
    (each) =>
      html`<li><a href="${visitsAddress}?weeks=${each}#period"${each === period && html` aria-current="true"`}>${each === 1 ? 'This week' : `${each} weeks`}</a></li>`,
  )}</ul></nav>`;
}

function dimensionPart(
  name: string,
  dimension: VisitDimension,
  { valuesOf }: VisitStatistics,
  period: number,
): Html {
  const rows = valuesOf(dimension)
    .map((weekly) => ({ weekly, counts: sumOfLast(period, weekly) }))
    .filter(({ counts }) => counts.visits + counts.views + counts.enquiries > 0)
    .sort((one, other) => other.counts.visits - one.counts.visits)
    .map(({ weekly, counts }) => valueRow(weekly, counts));
  return html`<h3>${name}s</h3>
${table(`${name}s, ${periodName(period).toLowerCase()}`, [name, ...countHeads, 'Visits by week'], rows)}`;
}

function valueRow(weekly: Weekly, counts: VisitCounts): Html {
  const label = weekly.byWeek
    .filter((each) => each !== undefined)
    .map(({ visits }) => count(visits))
    .join(', ');
  return html`<tr><th scope="row">${names[weekly.name] ?? weekly.name}</th>${countCells(counts)}<td>${sparkline(
    pointsOf(weekly, ({ visits }) => visits),
    label,
  )}</td></tr>`;
}

/** The cells under `countHeads`. */
function countCells(counts: VisitCounts): Html {
  const { visits, views, enquiries } = counts;
  return html`${[count(visits), count(enquiries), rateText(enquiryRate(counts)), count(views)].map(
    (text) => html`<td class="number">${text}</td>`,
  )}`;
}

function rateText(rate: number | undefined): string {
  return rate === undefined ? '–' : rate.toFixed(1);
}
