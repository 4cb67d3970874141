import { defineRoutes } from '@site/kit/routes/define-routes';

/** Every address of the careers pages. */
export const routes = defineRoutes({
  '/career': 'careers-page',
  '/career/CareerForm': 'application-page',
});
