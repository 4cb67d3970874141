import type { Setting } from '@site/shared/http/setting-schemas';
import { settings } from '../../api/src/settings/settings-schema';
import { serviceSettings } from '../../delivery/service/settings/settings-schema';
import { commandSettings } from './command-settings';

type Described = Pick<Setting<unknown>, 'description' | 'default' | 'expected' | 'secret'>;

/** The text of `docs/settings.md`, from the schemas of the settings. */
export function settingsDocument(): string {
  return `# Settings

<!-- Generated from the schemas of the settings. To change it, change a schema and run: npm run settings -->

Settings are environment variables: \`PORT=8080 npm start\`. A setting that is missing or empty has its default. A wrong value stops the start with a message that names the setting, its value and what to set instead. When they start, the web server and the release service warn of variables whose names are close to that of a setting.

## Web server

\`npm start\`, \`node api/dist/server.js\`, and the commands \`enquiries\`, \`inbox\`, \`backup\` and \`restore\` ([running it](running.md)).

${table(settings)}
## Release service

\`npm run delivery\` ([running the service](teams.md#running-the-service)). \`npm run rollout -- watch\` and \`npm run status\` read \`SITE_METRICS\` and \`ROLLOUT_…\`, too.

${table(serviceSettings)}
## Commands

\`npm run release\` and the other commands of \`site\` ([releasing](releasing.md)). The release service reads \`BOARD_ADDRESS\`, \`GATE_BROWSER\`, \`REDIRECT_ORIGINS\` and \`SITE_STORE\`, too. \`SITE_DIR\` is that of the web server. Credentials for \`SITE_STORE\` have [settings of their own](bucket.md#settings).

${table(commandSettings)}`;
}

function table(described: Record<string, Described>): string {
  const rows = Object.entries(described).flatMap(([name, setting]) => [
    row(name, setting),
    ...(setting.secret ? [row(`${name}_FILE`, fileOf(name))] : []),
  ]);
  return ['| Setting | Default | What it does | Set it to |', '|---|---|---|---|', ...rows, ''].join('\n');
}

function row(name: string, { description, default: value, expected }: Described): string {
  return `| \`${name}\` | ${value ? `\`${value}\`` : 'none'} | ${description} | ${withCode(expected)} |`;
}

function fileOf(name: string): Described {
  return {
    description: `File that contains \`${name}\`, which keeps it out of the environment.`,
    default: '',
    expected: `a file, for instance ${name}_FILE=/run/secrets/${name.toLowerCase().replaceAll('_', '-')}`,
  };
}

/** Examples, such as `PORT=3000`, are shown as code, without the comma or full stop that follows. */
function withCode(text: string): string {
  return text.replaceAll(/\b[A-Z][A-Z_]+=[^\s)]*[^\s),.]/g, '`$&`');
}
