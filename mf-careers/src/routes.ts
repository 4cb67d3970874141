import { defineRoutes } from '@site/kit/routes/define-routes';
import { anyApplication, applicationEntries, careersEntry, jobEntries } from './entries/job-entries';

/** The module of each page by its name, which is the file's name. */
interface Pages {
  'careers-page': typeof import('./pages/careers/careers-page');
  'application-page': typeof import('./pages/application/application-page');
  'job-page': typeof import('./pages/job/job-page');
}

/** The routes of the careers pages. A new file in `content/jobs/` adds its own. */
export const routes = defineRoutes<Pages, '/career'>({
  '/career': { page: 'careers-page', entry: careersEntry },
  '/career/CareerForm': { page: 'application-page', entry: anyApplication },
  '/career/CareerForm/:job': { page: 'application-page', entries: applicationEntries },
  '/career/:job': { page: 'job-page', entries: jobEntries },
});
