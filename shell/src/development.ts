import { refreshedEvent } from '@site/kit/federation/refresh-runtime';
import { takeProblems } from './reports/problems';

// The shell's entry in development. The refresh runtime is imported first: React reports to it from its start.

let hasFailed = false;
takeProblems(({ kind }) => {
  hasFailed ||= kind === 'caught' || kind === 'uncaught';
});
// A page that has thrown is no longer rendered, so its correction needs a reload.
addEventListener(refreshedEvent, () => hasFailed && location.reload());

void import(/* webpackMode: "eager" */ './main');
