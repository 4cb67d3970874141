import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { commandSettings } from './documents/command-settings';
import { settingsDocument } from './documents/settings-document';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' });
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...docs.filter((file) => file.endsWith('.md')).map((file) => join('docs', file)),
];
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const scripts = (workspace: string): Record<string, string> =>
  JSON.parse(read(join(workspace, 'package.json'))).scripts ?? {};

test.each(documents)('every link in %s resolves', (document) => {
  const links = [...withoutCode(document).matchAll(/\]\(([^)\s]+)[^)]*\)/g)].map(([, link = '']) => link);
  const inside = links.filter((link) => !/^[a-z]+:/.test(link));
  expect(inside.filter((link) => !isThere(link, document))).toEqual([]);
});

/** @param link relative to the document, with or without a heading: `running.md#backup`, `#backup` */
function isThere(link: string, document: string): boolean {
  const [path, heading] = link.split('#');
  const target = path ? join(dirname(document), path) : document;
  if (!existsSync(join(root, target))) return false;
  return heading === undefined || headingsOf(target).includes(heading);
}

/** The anchors of headings on Git hosts. */
function headingsOf(document: string): string[] {
  return [...withoutCode(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}

function withoutCode(document: string): string {
  return read(document).replaceAll(/^ *```[\s\S]*?^ *```/gm, '');
}

test.each(documents)('every npm command in %s exists', (document) => {
  const commands = [
    ...read(document).matchAll(/npm (?:run )?(start|test|(?<=run )[\w:-]+)(?: -w ([\w@/-]+))?/g),
  ];
  const missing = commands.filter(([, script = '', workspace = '.']) => !(script in scripts(workspace)));
  expect(missing.map(([command]) => command)).toEqual([]);
});

test('docs/settings.md matches the schemas of the settings', () => {
  const isCurrent = read('docs/settings.md') === settingsDocument();
  expect(isCurrent, 'docs/settings.md is out of date. Renew it with: npm run settings').toBe(true);
});

test.each(Object.keys(commandSettings))('%s, which has no schema, is read by a command', (name) => {
  const readers = ['grep', '-lw', name, '--', 'kit/*.ts', 'delivery/*.ts', ':!*.test.ts'];
  expect(execFileSync('git', readers, { cwd: root, encoding: 'utf8' })).not.toBe('');
});

test('every folder has a team that owns it', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  const folders = new Set(tracked.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));
  const owned = [...read('.github/CODEOWNERS').matchAll(/^\/(\S+)\/ +@\S+\/\S+$/gm)].map(([, name]) => name);
  expect(owned.sort()).toEqual([...folders].sort());
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
