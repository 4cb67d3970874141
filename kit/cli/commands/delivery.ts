import type { Command } from '../command';
import { loadDelivery } from '../local-delivery';

export const deliveryCommand: Command = {
  usage: `site delivery                    starts the release service of this checkout
site delivery keys add <name> --app <app>[,<app>] --may store,activate [--days 365]
site delivery keys list
site delivery keys revoke <name>`,
  run: async (args) => (await loadDelivery('delivery')).runDelivery(args),
};
