import { refreshedEvent } from '@site/kit/federation/refresh-runtime';
import { developedMountsElement } from '@site/shared/site-model/release-record-places';
import { mounts } from './mounts';
import { takeProblems } from './reports/problems';

// The shell's entry in development. The refresh runtime is imported first: React reports to it from its start.

/** The paths of a remote that is developed inside a site. It may have more of them there than in the deployed shell. */
const developed = document.getElementById(developedMountsElement);
if (developed) Object.assign(mounts, JSON.parse(developed.textContent));

let hasFailed = false;
takeProblems(({ kind }) => {
  hasFailed ||= kind === 'caught' || kind === 'uncaught';
});
// A page that has thrown is no longer rendered, so its correction needs a reload.
addEventListener(refreshedEvent, () => hasFailed && location.reload());

void import(/* webpackMode: "eager" */ './main');
