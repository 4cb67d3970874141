import { paths } from '@site/shared/navigation/paths';
import type { ExploreServices } from './explore-services.schema';

/** The sidebar's names and order are the requirements (§2). */
export const exploreServices: ExploreServices = {
  heading: 'Explore Our Services',
  links: [
    { label: 'Web Development', to: paths.serviceWeb },
    { label: 'Technology Consulting', to: paths.serviceConsulting },
    { label: 'Application Services', to: paths.serviceApplication },
    { label: 'Cloud services', to: paths.serviceCloud },
    { label: 'AI & Machine Learning', to: paths.serviceAiMachineLearning },
    { label: 'Digital Marketing', to: paths.serviceDigital },
    { label: 'Quality Assurance', to: paths.serviceQuality },
    { label: 'UI/UX Design', to: paths.serviceUi },
    { label: 'Salesforce', to: paths.serviceSalesforce },
    { label: 'Data & Analytics', to: paths.serviceAnalytics },
  ],
  details: { label: 'How we deliver a service', to: paths.serviceDetails },
};
