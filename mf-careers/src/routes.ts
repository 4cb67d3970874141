import { defineRoutes } from '@site/kit/routes/define-routes';
import { anyApplication, applicationEntries, careersEntry, jobEntries } from './entries/job-entries';

/** Every address of the careers pages. A new file in `content/jobs/` brings its own. */
export const routes = defineRoutes({
  '/career': { page: 'careers-page', entry: careersEntry },
  '/career/CareerForm': { page: 'application-page', entry: anyApplication },
  '/career/CareerForm/:job': { page: 'application-page', entries: applicationEntries },
  '/career/:job': { page: 'job-page', entries: jobEntries },
});
