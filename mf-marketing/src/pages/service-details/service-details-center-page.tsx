import { serviceDetailsCenter } from '../../content/service-details/service-details-variants';
import { ServiceDetailsVariantPage } from './service-details-variant-page';

export const head = { ...serviceDetailsCenter.head, path: serviceDetailsCenter.path };

export function Page() {
  return <ServiceDetailsVariantPage variant={serviceDetailsCenter} />;
}
