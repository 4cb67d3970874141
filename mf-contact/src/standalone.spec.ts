import { testStandalonePages } from '@site/kit/testing/standalone-pages';
import { paths } from '@site/shared/navigation/paths';

testStandalonePages([paths.contact, paths.contactReceived]);
