import type { Delivery } from '../client/delivery';
import { readService } from '../client/service-address';
import { connectToService } from '../client/service-client';
import { loadDelivery } from './local-delivery';

/**
 * The delivery that a command uses: the release service of `--to` or DELIVERY_URL, else that of this checkout.
 * @throws when there is neither
 */
export async function openDelivery(to: string | undefined): Promise<Delivery> {
  const service = readService(to);
  return service ? connectToService(service) : (await loadDelivery('local-delivery')).localDelivery;
}
