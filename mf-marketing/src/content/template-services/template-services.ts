import { aiMachineLearning } from './ai-machine-learning';
import { analytics } from './analytics';
import { application } from './application';
import { artificialServices } from './artificial-services';
import { cloud } from './cloud';
import { consulting } from './consulting';
import { digital } from './digital';
import { quality } from './quality';
import { salesforce } from './salesforce';
import { ui } from './ui';
import { web } from './web';

/** The eleven pages on the shared service template. Only the build and the tests import this file. */
export const templateServices = {
  web,
  application,
  consulting,
  cloud,
  'ai-machine-learning': aiMachineLearning,
  digital,
  quality,
  ui,
  analytics,
  'artificial-services': artificialServices,
  salesforce,
};
