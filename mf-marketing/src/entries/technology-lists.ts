import { home } from '../content/home/home';
import { serviceDetails } from '../content/service-details/service-details';
import type { TechnologyName } from '../content/technologies';
import { toolsOf } from '../content/tools-of';
import { dataServices } from './data-services';
import { templateServices } from './template-services';

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
