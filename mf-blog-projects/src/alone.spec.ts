import { paths } from '@site/shared/navigation/paths';
import { testPagesAlone } from '@site/shared/testing/pages-alone';

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
