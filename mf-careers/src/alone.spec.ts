import { paths } from '@site/shared/navigation/paths';
import { testPagesAlone } from '@site/shared/testing/pages-alone';

testPagesAlone([paths.career, paths.careerForm]);
