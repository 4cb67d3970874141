import { refreshedEvent } from '@site/kit/federation/refresh-runtime';
import { takeProblems } from './reports/problems';

// The shell's entry in development. The refresh runtime is imported first: React reports to it from its start.

let hasFailed = false;
takeProblems(({ kind, thrown }) => {
  hasFailed ||= kind === 'caught' || kind === 'uncaught';
  // For the overlay and the terminal, which show errors that nothing has caught, with their positions in the sources.
  if (kind === 'caught') reportError(thrown);
});
// A page that has thrown is no longer rendered, so its correction needs a reload.
addEventListener(refreshedEvent, () => hasFailed && location.reload());

void import(/* webpackMode: "eager" */ './main');
