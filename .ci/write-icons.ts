import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchPackage } from '@site/kit/testing/fetch-package';
import { root, workspaceApps } from '@site/kit/workspace';
import type { IconNode } from '@site/shared/ui/icon-node';

/** `npm run icons`: writes the icons that the sources import into `icons.ts`. */
const lucide = 'lucide@1.65.0';
const file = 'shared/src/ui/icon/icons.ts';
const importOfIcons = /import \{([^}]*)\} from '[^']*\/icons'/g;

const requirePackage = fetchPackage(lucide);
const icons: Record<string, IconNode | undefined> = requirePackage('lucide');
const lines = importedNames().map((name) => {
  const icon = icons[name];
  if (!icon) throw new Error(`${lucide} has no icon ${name}. Its names: https://lucide.dev/icons`);
  return `export const ${name}: IconNode = ${JSON.stringify(icon)};`;
});
copyFileSync(join(requirePackage.resolve('lucide'), '../../../LICENSE'), join(root, `${file}.LICENSE`));
writeFileSync(join(root, file), `${[...head(), ...lines].join('\n')}\n`);
execFileSync('npx', ['biome', 'format', '--write', file], { cwd: root, stdio: 'inherit' });

function head(): string[] {
  return [
    `// Generated from ${lucide}. To add an icon, import it by its name there and run: npm run icons`,
    '// The licence of the icons is in icons.ts.LICENSE.',
    "import type { IconNode } from './icon-node';",
    '',
  ];
}

function importedNames(): string[] {
  const folders = [...workspaceApps().map(({ name }) => `${name}/src`), 'shared/src', 'shared/gallery'];
  const sources = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  );
  const names = sources
    .flatMap((source) => [...source.matchAll(importOfIcons)])
    .flatMap(([, imported = '']) => imported.split(','))
    .map((name) => name.trim())
    // A remote has an `icons.ts` of its own, with the icons that its content may name.
    .filter((name) => /^[A-Z]/.test(name));
  return [...new Set(names)].sort();
}
