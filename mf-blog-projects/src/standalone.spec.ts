import { testStandalonePages } from '@site/kit/testing/standalone-pages';
import { paths } from '@site/shared/navigation/paths';

testStandalonePages([
  paths.blog,
  paths.blogDetails,
  paths.blogDetailsRight,
  paths.blogDetailsCenter,
  paths.projects,
  paths.projectDetails,
  paths.projectDetailsRight,
  paths.projectDetailsCenter,
]);
