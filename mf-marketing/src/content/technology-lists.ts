import { dataServices } from './data-services/data-services';
import { home } from './home/home';
import { serviceDetails } from './service-details/service-details';
import type { TechnologyName } from './technologies';
import { templateServices } from './template-services/template-services';
import { toolsOf } from './tools-of';

/** The technologies of each sprite, by its name: an entry's seed, or `home`. Only the build and the tests import this. */
export const technologyLists: Readonly<Record<string, readonly TechnologyName[]>> = {
  home: home.partners.logos,
  [serviceDetails.seed]: toolsOf(serviceDetails.technology.list),
  ...Object.fromEntries(
    [...Object.values(templateServices), ...Object.values(dataServices)].map(({ seed, technologies }) => [
      seed,
      toolsOf(technologies),
    ]),
  ),
};
