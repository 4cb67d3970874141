import { testPagesAlone } from '@site/kit/testing/pages-alone';
import { paths } from '@site/shared/navigation/paths';

testPagesAlone([
  paths.blog,
  paths.blogDetails,
  paths.blogDetailsRight,
  paths.blogDetailsCenter,
  paths.projects,
  paths.projectDetails,
  paths.projectDetailsRight,
  paths.projectDetailsCenter,
]);
