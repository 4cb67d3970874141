import { readRemote } from '../remote';
import { runDelivery } from '../run-delivery';
import type { Command } from '../site';

export const releaseCommand: Command = {
  usage: `site release                     builds, checks and makes it live (--dry-run: only checks)
     [--to <service>] [--dist <folder>] [--origin <origin>] [--reason <text>] [--build-only]
     [--force: also what was withdrawn]`,
  run: async (args) => runDelivery('release', await readRemote(), args),
};
