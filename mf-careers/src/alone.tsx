import { runAlone } from '@site/shared/federation/run-alone';
import { paths } from '@site/shared/navigation/paths';

runAlone({
  [paths.career]: () => import('./pages/careers/careers-page'),
  [paths.careerForm]: () => import('./pages/application/application-page'),
});
