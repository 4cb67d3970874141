import { cloudComputing } from './cloud-computing';
import { customSoftware } from './custom-software';
import { dataAnalytics } from './data-analytics';
import { iotSolutions } from './iot-solutions';
import { machineLearningEngineering } from './machine-learning-engineering';
import { mobileApps } from './mobile-apps';
import { webApplications } from './web-applications';

/** The seven data-driven service pages. Only the build and the tests import this file. */
export const dataServices = {
  'web-applications': webApplications,
  'mobile-apps': mobileApps,
  'custom-software': customSoftware,
  'cloud-computing': cloudComputing,
  'machine-learning-engineering': machineLearningEngineering,
  'data-analytics': dataAnalytics,
  'iot-solutions': iotSolutions,
};
