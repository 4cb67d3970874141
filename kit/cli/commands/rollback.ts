import { readRemote } from '../remote';
import { runDelivery } from '../run-delivery';
import type { Command } from '../site';

export const rollbackCommand: Command = {
  usage: `site rollback [<version>]        goes back to the release before, or to the one that is named
     [--to <service>] [--reason <text>]`,
  run: async (args) => runDelivery('rollback', await readRemote(), args),
};
