import type { Comparison, Summary } from '@site/kit/client/comparison';
import { describeDifference, describeRatio } from '@site/kit/client/describe-interval';
import { type Html, html } from '@site/shared/node/html';
import type { Rollout } from '../../../deploy/rollout/rollout-state';
import { boardAddress } from '../board-address';
import { duration, moment, percent } from '../format';
import { table } from './parts';

/** A running rollout: stable against canary, and its decisions so far. */
export function rolloutPart(
  { app, from, to, share, stages, stage, isHeld, steps }: Rollout,
  figures: Comparison | null,
): Html {
  return html`<section aria-labelledby="rollout"><h2 id="rollout">Rollout of ${app}</h2>
<p class="lead">${share} of a hundred visitors get <code>${to}</code>, the others <code>${from}</code>. Stage ${stage + 1} of ${stages.length}${isHeld ? ', held' : ''}.</p>
<meter min="0" max="100" value="${share}">${share} %</meter>
<p class="actions"><a class="button" href="${boardAddress}/rollout/promote">Promote</a> <a class="button" href="${boardAddress}/rollout/abort">Abort</a></p>
${figures ? comparison(figures) : html`<p class="none">No metrics of this stage yet.</p>`}
${table(
  'Steps of the rollout',
  ['Time', 'Step', 'Share', 'Reason', 'Who'],
  steps
    .toReversed()
    .map(
      (step) =>
        html`<tr><td>${moment(step.at)}</td><td>${step.action}</td><td class="number">${step.share} %</td><td>${step.reason}</td><td>${step.by.who.name}</td></tr>`,
    ),
)}
</section>`;
}

function comparison({ stable, candidate, intervals }: Comparison): Html {
  const row = (name: string, { views, errorRate, lcp, inp }: Summary) =>
    html`<tr><th scope="row">${name}</th><td class="number">${views}</td><td class="number">${errorRate === undefined ? '–' : percent(errorRate, 1)}</td><td class="number">${duration(lcp)}</td><td class="number">${duration(inp)}</td></tr>`;
  const { errors, lcp, inp } = intervals ?? {};
  const difference = html`<tr><th scope="row">True difference</th><td></td><td class="number">${describeRatio(errors)}</td><td class="number">${describeDifference(lcp)}</td><td class="number">${describeDifference(inp)}</td></tr>`;
  return table(
    'Stable against canary, at the 75th percentile',
    ['Release', 'Views', 'With errors', 'LCP', 'INP'],
    [row('Stable', stable), row('Canary', candidate), difference],
  );
}
