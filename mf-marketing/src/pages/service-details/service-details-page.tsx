import { serviceDetailsLeft } from '../../content/service-details/service-details-variants';
import { ServiceDetailsVariantPage } from './service-details-variant-page';

export const head = { ...serviceDetailsLeft.head, path: serviceDetailsLeft.path };

export function Page() {
  return <ServiceDetailsVariantPage variant={serviceDetailsLeft} />;
}
