import { readRemote } from '../remote';
import { runDelivery } from '../run-delivery';
import type { Command } from '../site';

export const previewCommand: Command = {
  usage: `site preview [<app>@<version> …]  a link that shows this checkout's remote, with other candidates, as it would go live
     [--days 3] [--site <address>]`,
  run: async (args) => runDelivery('preview', await readRemote(), args),
};
