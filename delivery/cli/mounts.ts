import { parseArgs } from 'node:util';
import type { Attribution } from '../deploy/log/attribution';
import { localAttribution } from '../deploy/log/local-attribution';
import { addMount, removeMount } from '../deploy/mounts/change-mounts';
import { mountsOf } from '../deploy/snapshots/snapshots';
import { openSite, requireSite } from '../deploy/switch/finish-switch';

const usage = `npm run delivery -- mounts add mf-events /events [--reason <text>]
npm run delivery -- mounts remove /events [--take-down] [--reason <text>]
npm run delivery -- mounts list`;

/** `npm run delivery -- mounts add|remove|list` */
export async function runMountsCommand(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { reason: { type: 'string' }, 'take-down': { type: 'boolean', default: false } },
  });
  const [command, ...names] = positionals;
  const [first = '', second = ''] = names;
  if (command === 'list' && names.length === 0) return listMounts();
  const by = await localAttribution(values.reason);
  if (command === 'add' && names.length === 2) return add(first, second, by);
  if (command === 'remove' && names.length === 1) return remove(first, values['take-down'], by);
  throw new Error(usage);
}

async function add(app: string, path: string, by: Attribution): Promise<void> {
  const changed = await addMount({ app, path, by });
  const isLive = app in ((await openSite())?.versions ?? {});
  const next = ` Its first release needs a key: npm run delivery -- keys add <name> --app ${app} --may store,activate`;
  const entry = changed ? ` (entry ${changed.log?.n}).` : ' already. Nothing has changed.';
  print(`${path} belongs to ${app}${entry}${isLive ? '' : next}`, changed?.warnings);
}

async function remove(path: string, takeDown: boolean, by: Attribution): Promise<void> {
  const changed = await removeMount({ path, takeDown, by });
  if (!changed)
    return print(`${path} is not a mount. Nothing has changed. List them: npm run delivery -- mounts list`);
  const { app, deadLinks, log, warnings } = changed;
  const pages = takeDown ? ', which is off the site with its pages' : '';
  print(`${path} no longer belongs to ${app}${pages} (entry ${log?.n}).`, [...deadLinks, ...warnings]);
}

async function listMounts(): Promise<void> {
  const live = await requireSite();
  const mounts = Object.entries(await mountsOf(live)).sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [mount, app] of mounts) {
    const state = app in live.versions ? '' : ', not released yet';
    console.log(`${mount.padEnd(20)} ${app}${state}`);
  }
}

function print(text: string, warnings: string[] = []): void {
  console.log(text);
  for (const warning of warnings) console.error(warning);
}
