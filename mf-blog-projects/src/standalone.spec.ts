import { testStandalonePages } from '@site/kit/testing/standalone-pages';
import { routes } from './routes';

testStandalonePages(routes);
