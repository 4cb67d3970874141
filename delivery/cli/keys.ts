import { parseArgs } from 'node:util';
import { refuseMore } from '@site/kit/client/refuse-more';
import { appNamePattern } from '@site/shared/site-model/apps';
import * as v from 'valibot';
import { storedApps } from '../registry/release-store';
import { permissionSchema } from '../service/identity/caller';
import { readKeys } from '../service/identity/key-file';
import { addKey, type NewKey, revokeKey, stateOf } from '../service/identity/team-keys';

const usage = `npm run delivery -- keys add <name> --app mf-careers --may store,activate [--days 365]
npm run delivery -- keys add <name> --app shell,mf-careers --may read   # for a web server: their source maps
npm run delivery -- keys list
npm run delivery -- keys revoke <name>`;

const newKeySchema = v.object({
  name: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, 'Use a name of at most 40 letters, digits, - and _.')),
  apps: v.pipe(
    v.array(v.pipe(v.string(), v.regex(appNamePattern, 'Use names of apps, for instance --app mf-careers.'))),
    v.minLength(1, 'Name an app, for instance --app mf-careers.'),
  ),
  may: v.pipe(
    v.array(permissionSchema),
    v.minLength(1, 'Give its permissions, for instance --may store,activate.'),
  ),
  days: v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,3}$/, 'Use whole days for --days, from 1 to 9999.'),
    v.transform(Number),
  ),
});

/** `npm run delivery -- keys add|list|revoke` */
export async function runKeysCommand(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      app: { type: 'string', multiple: true, default: [] },
      may: { type: 'string', default: '' },
      days: { type: 'string', default: '365' },
    },
  });
  const [command, name, ...more] = positionals;
  refuseMore(command === 'list' ? positionals.slice(1) : more);
  const list = (text: string) => text.split(',').filter(Boolean);
  if (command === 'list') return listKeys();
  if (command === 'revoke' && name) {
    await revokeKey(name);
    return console.log(`The key ${name} is revoked: it is refused from now on.`);
  }
  if (command !== 'add' || !name) throw new Error(usage);
  const key = readNewKey({ name, apps: values.app.flatMap(list), may: list(values.may), days: values.days });
  const text = await addKey(key);
  console.log(text);
  // Not to stdout, which may be a file with the key.
  console.error(
    'This is shown once. Clients read it from DELIVERY_KEY, or from the file in DELIVERY_KEY_FILE.',
  );
  const stored = await storedApps();
  const missing = key.apps.filter((app) => !stored.includes(app));
  if (missing.length > 0)
    console.error(
      `${missing.join(' and ')} ${missing.length > 1 ? 'have' : 'has'} no release yet. If a name is wrong: npm run delivery -- keys revoke ${name}`,
    );
}

async function listKeys(): Promise<void> {
  const keys = await readKeys();
  if (keys.length === 0)
    console.error(
      'There are no keys yet. Add one: npm run delivery -- keys add <name> --app <app> --may store',
    );
  for (const key of keys) {
    const may = `may ${key.may.join(' and ')} ${key.apps.join(', ')}`;
    console.log(
      `${key.name.padEnd(20)} ${stateOf(key).padEnd(8)} ${may}, until ${key.expiresAt.slice(0, 10)}`,
    );
  }
}

function readNewKey(given: unknown): NewKey {
  const result = v.safeParse(newKeySchema, given);
  if (result.success) return result.output;
  throw new Error(`${result.issues[0].message}\n\n${usage}`);
}
