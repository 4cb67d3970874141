import { paths } from '@site/shared/navigation/paths';
import type { DataServiceLinks } from './data-service-links.schema';

/** The seven addresses in the required order (requirements §2.5). */
export const dataServiceLinks: DataServiceLinks = {
  heading: 'Engineering services',
  links: [
    { name: 'Web Applications', link: paths.servicesWeb },
    { name: 'Mobile App Development', link: paths.servicesMobile },
    { name: 'Custom Software', link: paths.servicesCustom },
    { name: 'Cloud Computing', link: paths.servicesCloud },
    { name: 'Machine Learning Engineering', link: paths.servicesMachineLearning },
    { name: 'Data Analytics', link: paths.servicesData },
    { name: 'IoT Solutions', link: paths.servicesIot },
  ],
};
