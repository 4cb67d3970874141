import { runAlone } from '@site/shared/federation/run-alone';
import { paths } from '@site/shared/navigation/paths';

runAlone({
  [paths.contact]: () => import('./pages/contact/contact-page'),
});
