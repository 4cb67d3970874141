import { runAlone } from '@site/kit/rsbuild/run-standalone';
import { paths } from '@site/shared/navigation/paths';

runAlone({
  [paths.contact]: () => import('./pages/contact/contact-page'),
});
