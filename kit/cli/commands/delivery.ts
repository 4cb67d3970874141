import type { Command } from '../command';
import { loadDelivery } from '../local-delivery';

export const deliveryCommand: Command = {
  usage: `site delivery                    starts the release service of this checkout
site delivery keys add <name> --app <app>[,<app>] --may store,activate [--days 365]
site delivery keys list
site delivery keys revoke <name>
site delivery mounts add <app> <path>   gives the path, and all below it, to the remote
site delivery mounts remove <path>      takes it back; --take-down removes the remote from the site, with its pages
     --reason <text>             for the log, of both
site delivery mounts list
site delivery storage check      checks that the bucket of SITE_STORE, or the folder of SITE_DIR, can store the site`,
  run: async (args) => (await loadDelivery('delivery')).runDelivery(args),
};
