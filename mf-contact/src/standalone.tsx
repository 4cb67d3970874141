import { runStandalone } from '@site/kit/rsbuild/run-standalone';
import { paths } from '@site/shared/navigation/paths';

runStandalone({
  [paths.contact]: () => import('./pages/contact/contact-page'),
  [paths.contactReceived]: () => import('./pages/received/received-page'),
});
