import { testPagesAlone } from '@site/kit/testing/pages-alone';
import { paths } from '@site/shared/navigation/paths';

testPagesAlone([paths.contact]);
