import { serviceDetailsRight } from '../../content/service-details/service-details-variants';
import { ServiceDetailsVariantPage } from './service-details-variant-page';

export const head = { ...serviceDetailsRight.head, path: serviceDetailsRight.path };

export function Page() {
  return <ServiceDetailsVariantPage variant={serviceDetailsRight} />;
}
