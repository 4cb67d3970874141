import { resolve } from 'node:path';
import * as v from 'valibot';
import { StartError } from './start-error';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const port = v.optional(
  v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535)),
  '3000',
);
const text = (fallback: string) => v.optional(v.string(), fallback);

/** Every setting, with what is used when it is left out. */
const settingsSchema = v.object({
  /** 0 takes any free port. */
  PORT: port,
  /** Left out, the server answers on every address of the machine, IPv6 and IPv4: `localhost` works, and so does a container. */
  HOST: text(''),
  /** Where the enquiries are kept. */
  DATA_DIR: text('.data'),
  /** Where the composed site is. */
  SITE_DIR: text('site'),
  LOG_LEVEL: v.optional(v.picklist(logLevels), 'warn'),
});

/** What each setting takes, for the sentence about a wrong one. */
const expected: Record<keyof typeof settingsSchema.entries, string> = {
  PORT: 'a whole number from 0 to 65535, for instance PORT=3000 (0 takes any free port)',
  HOST: 'an address of this machine, for instance HOST=127.0.0.1',
  DATA_DIR: 'a folder, for instance DATA_DIR=.data',
  SITE_DIR: 'a folder, for instance SITE_DIR=site',
  LOG_LEVEL: `one of ${logLevels.join(', ')}, for instance LOG_LEVEL=warn`,
};

export interface Settings {
  port: number;
  /** Empty: every address of the machine. */
  host: string;
  dataDirectory: string;
  siteDirectory: string;
  logLevel: (typeof logLevels)[number];
}

type Environment = Record<string, string | undefined>;

/**
 * Reads the settings of the server; nothing else in `api` looks at the environment.
 * @returns the settings, folders as absolute paths (relative ones start at the current directory)
 * @throws StartError naming the setting, its value and what to put there instead
 */
export function readSettings(environment: Environment = process.env): Settings {
  const settings = check(settingsSchema, environment);
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDirectory: resolve(settings.DATA_DIR),
    siteDirectory: resolve(settings.SITE_DIR),
    logLevel: settings.LOG_LEVEL,
  };
}

/** The folder of the enquiries alone, for commands that a wrong PORT is no concern of. */
export function readDataDirectory(environment: Environment = process.env): string {
  return resolve(check(v.pick(settingsSchema, ['DATA_DIR']), environment).DATA_DIR);
}

function check<Output>(schema: v.GenericSchema<unknown, Output>, environment: Environment): Output {
  // An empty setting is one left out: that is how a commented-out line of an environment file arrives.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const checked = v.safeParse(schema, given);
  if (checked.success) return checked.output;
  const name = String(checked.issues[0].path?.[0]?.key);
  const remedy = v.is(settingName, name) ? expected[name] : 'another value';
  throw new StartError(
    `${name} is ${JSON.stringify(given[name])}: set it to ${remedy}, or leave it out for the usual value.`,
  );
}

const settingName = v.keyof(settingsSchema);
