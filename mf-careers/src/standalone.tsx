import { runStandalone } from '@site/kit/rsbuild/run-standalone';
import { paths } from '@site/shared/navigation/paths';

runStandalone({
  [paths.career]: () => import('./pages/careers/careers-page'),
  [paths.careerForm]: () => import('./pages/application/application-page'),
});
