import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Importing file, what it imports, and whether the architecture allows it (docs/architecture.md, who may import whom). */
const planted = [
  ['mf-careers/src/pages/careers/to-shell.tsx', 'shell/src/layout/layout', 'forbidden'],
  ['mf-careers/src/pages/careers/to-shell-by-path.tsx', '../../../../shell/src/routes', 'forbidden'],
  ['mf-careers/src/pages/careers/to-remote.tsx', 'mf-contact/src/content/contact', 'forbidden'],
  ['mf-careers/src/pages/careers/to-page.tsx', '../application/application-form', 'forbidden'],
  ['mf-careers/src/pages/careers/to-router.tsx', 'react-router-dom', 'forbidden'],
  ['mf-careers/src/pages/careers/to-api.tsx', '../../../../api/src/app', 'forbidden'],
  ['mf-careers/src/pages/careers/to-own-part.tsx', './job-card', 'allowed'],
  ['mf-careers/src/pages/careers/to-component.tsx', '../../components/job-list', 'allowed'],
  ['mf-careers/src/pages/careers/to-shared.tsx', '@site/shared/ui/button', 'allowed'],
  ['mf-careers/src/components/to-page.tsx', '../pages/careers/careers-page', 'forbidden'],
  ['mf-careers/src/components/to-content.tsx', '../content/careers', 'allowed'],
  ['mf-careers/src/content/to-remote-by-path.ts', '../../../mf-contact/src/content/contact', 'forbidden'],
  ['shared/src/ui/button/to-remote.tsx', '../../../../mf-contact/src/main', 'forbidden'],
  ['shared/src/ui/button/to-shell.tsx', 'shell/src/routes', 'forbidden'],
  ['shell/src/layout/to-remote.tsx', 'mf-contact/src/main', 'forbidden'],
  ['shell/src/layout/to-api.tsx', '../../../api/src/app', 'forbidden'],
  ['shell/src/layout/to-router.tsx', 'react-router-dom', 'allowed'],
  ['api/src/to-ui.ts', '@site/shared/ui/button', 'forbidden'],
  ['api/src/to-shell.ts', '../../shell/src/routes', 'forbidden'],
  ['api/src/to-contract.ts', '@site/shared/contracts/enquiry', 'allowed'],
  ['api/src/to-company.ts', '@site/shared/company/company', 'allowed'],
] as const;

const checkout = mkdtempSync(join(tmpdir(), 'import-rules-'));
let refused: string[] = [];

beforeAll(() => {
  const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  writeFileSync(
    join(checkout, 'biome.json'),
    JSON.stringify({ ...config, $schema: undefined, vcs: undefined }),
  );
  for (const [file, imported] of planted) {
    mkdirSync(dirname(join(checkout, file)), { recursive: true });
    writeFileSync(
      join(checkout, file),
      `import { part } from '${imported}';\n\nexport const whole = part;\n`,
    );
  }
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const { stdout } = spawnSync(
    process.execPath,
    [biome, 'lint', '--reporter=github', '--max-diagnostics=none'],
    {
      cwd: checkout,
      encoding: 'utf8',
    },
  );
  refused = stdout.split('\n').filter((line) => line.includes('noRestrictedImports'));
});

afterAll(() => rmSync(checkout, { recursive: true }));

test.each(planted)('%s importing %s is %s', (file, _imported, verdict) => {
  expect(refused.some((line) => line.includes(file))).toBe(verdict === 'forbidden');
});
