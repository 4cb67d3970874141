import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type Setting, settings } from '../api/src/settings/settings-schema';
import {
  type Setting as ServiceSetting,
  serviceSettings,
} from '../delivery/service/settings/settings-schema';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' });
const documents = [
  'README.md',
  ...docs.filter((file) => file.endsWith('.md')).map((file) => join('docs', file)),
];
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const scripts = (workspace: string): Record<string, string> =>
  JSON.parse(read(join(workspace, 'package.json'))).scripts ?? {};

test.each(documents)('every link in %s leads somewhere', (document) => {
  const text = read(document).replaceAll(/^ *```[\s\S]*?^ *```/gm, '');
  const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link = '']) => link);
  const inside = links.filter((link) => !/^[a-z]+:/.test(link));
  expect(inside.filter((link) => !existsSync(join(root, dirname(document), link)))).toEqual([]);
});

test.each(documents)('every npm command in %s exists', (document) => {
  const commands = [
    ...read(document).matchAll(/npm (?:run )?(start|test|(?<=run )[\w:-]+)(?: -w ([\w@/-]+))?/g),
  ];
  const missing = commands.filter(([, script = '', workspace = '.']) => !(script in scripts(workspace)));
  expect(missing.map(([command]) => command)).toEqual([]);
});

test('the README lists every setting of the server, in order and with its default', () => {
  const [, table = ''] = read('README.md').split(/^\| Setting \|/m);
  const rows = [...table.matchAll(/^\| `([A-Z_]+)` \| ([^|]+) \| \S/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  const listed = Object.entries<Setting<unknown>>(settings).flatMap(([name, setting]) => [
    [
      name,
      // A setting without a default says in words what that means.
      setting.default === '' ? expect.stringMatching(/^[a-z ]+$/) : `\`${setting.default}\``,
    ],
    ...(setting.secret ? [[`${name}_FILE`, 'none']] : []),
  ]);
  expect(rows).toEqual(listed);
});

test('the README lists every setting of the release service, in order and with its default', () => {
  const [, , table = ''] = read('README.md').split(/^\| Setting \|/m);
  const rows = [...table.matchAll(/^\| `([A-Z_]+)` \| ([^|]+) \| \S/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  const listed = Object.entries<ServiceSetting<unknown>>(serviceSettings).map(([name, setting]) => [
    name,
    setting.default === '' ? 'none' : `\`${setting.default}\``,
  ]);
  expect(rows).toEqual(listed);
});

test('every requirement that code or a document cites exists', () => {
  const requirements = read('docs/requirements.md');
  const sections = new Set([...requirements.matchAll(/^##+ ([\d.]+) /gm)].map(([, number]) => number));
  const cited = execFileSync('git', ['grep', '-hoE', '[Rr]equirements,? \\(?§[0-9]+(\\.[0-9]+)*'], {
    cwd: root,
    encoding: 'utf8',
  }).match(/[\d.]+$/gm);
  const unknown = (cited ?? []).filter((number) => !sections.has(number) && !isItem(requirements, number));
  expect(unknown).toEqual([]);
});

/** `9.7` is the seventh item of section 9. */
function isItem(requirements: string, number: string): boolean {
  const [, section, item] = /^(.+)\.(\d+)$/.exec(number) ?? [];
  const [, text = ''] = requirements.split(new RegExp(`^##+ ${section?.replace('.', '\\.')} .*$`, 'm'));
  return new RegExp(`^${item}\\. `, 'm').test(text.split(/^##/m)[0] ?? '');
}
