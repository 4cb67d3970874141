import { home } from '../content/home/home';
import { serviceDetails } from '../content/service-details/service-details';
import type { TechnologyName } from '../content/technologies';
import { toolsOf } from '../content/tools-of';
import { dataServices } from './data-services';
import { templateServices } from './template-services';

/** The technologies of each sprite in the release. Only the build and the tests import this. */
export const technologyLists: readonly (readonly TechnologyName[])[] = [
  home.partners.logos,
  toolsOf(serviceDetails.technology.list),
  ...[...Object.values(templateServices), ...Object.values(dataServices)].map(({ technologies }) =>
    toolsOf(technologies),
  ),
];
