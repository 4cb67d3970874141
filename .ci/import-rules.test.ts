import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolderOfFile } from '@site/shared/node/testing/temporary-folder';
import { beforeAll, expect, test } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A file, its import, and whether the architecture allows it (docs/architecture.md, who may import whom). */
const planted = [
  ['mf-careers/src/pages/careers/to-shell.tsx', 'shell/src/layout/layout', 'forbidden'],
  ['mf-careers/src/pages/careers/to-shell-by-path.tsx', '../../../../shell/src/routes', 'forbidden'],
  ['mf-careers/src/pages/careers/to-remote.tsx', 'mf-contact/src/content/contact', 'forbidden'],
  ['mf-careers/src/pages/careers/to-page.tsx', '../application/application-form', 'forbidden'],
  ['mf-careers/src/pages/careers/to-router.tsx', 'react-router-dom', 'forbidden'],
  ['mf-careers/src/pages/careers/to-api.tsx', '../../../../api/src/app', 'forbidden'],
  ['mf-careers/src/pages/careers/to-delivery.tsx', '@site/delivery/registry/release-store', 'forbidden'],
  ['mf-careers/src/pages/careers/to-kit.tsx', '@site/kit/testing/render-page', 'forbidden'],
  ['mf-careers/src/pages/careers/to-kit.test.tsx', '@site/kit/testing/render-page', 'allowed'],
  ['mf-careers/src/pages/careers/to-own-part.tsx', './job-card', 'allowed'],
  ['mf-careers/src/pages/careers/to-component.tsx', '../../components/job-list', 'allowed'],
  ['mf-careers/src/pages/careers/to-shared.tsx', '@site/shared/ui/button', 'allowed'],
  ['mf-careers/src/components/to-page.tsx', '../pages/careers/careers-page', 'forbidden'],
  ['mf-careers/src/components/to-kit-by-path.tsx', '../../../kit/federation/get-host-runtime', 'forbidden'],
  ['mf-careers/src/components/to-content.tsx', '../content/careers', 'allowed'],
  ['mf-careers/src/content/to-remote-by-path.ts', '../../../mf-contact/src/content/contact', 'forbidden'],
  ['mf-careers/src/content/to-kit.ts', '@site/kit/content/entries-in', 'forbidden'],
  ['mf-careers/src/content/careers-page.ts', '@site/kit/content/entry-in', 'allowed'],
  ['mf-careers/src/content/collections.ts', '@site/kit/content/collections', 'allowed'],
  ['mf-careers/src/routes.ts', '@site/kit/routes/define-routes', 'allowed'],
  ['mf-careers/src/to-remote.test.ts', 'mf-contact/src/main', 'forbidden'],
  ['mf-careers/tests/support/to-kit.ts', '@site/kit/testing/journey', 'allowed'],
  ['mf-careers/tests/to-shell.spec.ts', 'shell/src/mounts', 'forbidden'],
  ['mf-careers/rsbuild.config.ts', '@site/kit/rsbuild/app-config', 'allowed'],
  ['mf-careers/playwright.config.ts', '../kit/testing/playwright-config', 'allowed'],
  ['mf-careers/vitest.config.ts', '@site/delivery/registry/release-store', 'forbidden'],
  ['shared/src/ui/button/to-remote.tsx', '../../../../mf-contact/src/main', 'forbidden'],
  ['shared/src/ui/button/to-shell.tsx', 'shell/src/routes', 'forbidden'],
  ['shared/src/ui/button/to-kit.tsx', '@site/kit/testing/render-page', 'forbidden'],
  ['shared/src/ui/button/to-kit.test.tsx', '@site/kit/testing/render-page', 'allowed'],
  ['shared/src/node/to-delivery.ts', '../../../delivery/registry/workspace', 'forbidden'],
  ['shared/src/node/to-delivery.test.ts', '@site/delivery/registry/workspace', 'forbidden'],
  ['shared/src/node/to-node.ts', 'node:fs', 'allowed'],
  ['shared/src/site-model/to-node.ts', 'node:fs', 'forbidden'],
  ['shared/src/site-model/to-files.ts', '../node/release', 'forbidden'],
  ['shared/src/ui/button/to-http.tsx', '../../http/problem', 'forbidden'],
  ['mf-careers/src/pages/careers/to-files.tsx', '@site/shared/node/release', 'forbidden'],
  ['shared/src/ui/button/to-package.tsx', 'react', 'allowed'],
  ['kit/rsbuild/to-shell.ts', '../../shell/src/routes', 'forbidden'],
  ['kit/cli/to-delivery.ts', '@site/delivery/registry/release-store', 'forbidden'],
  ['kit/testing/to-remote.ts', '../../mf-careers/src/main', 'forbidden'],
  ['kit/testing/to-api.ts', 'api/src/app', 'forbidden'],
  ['kit/rsbuild/to-shared.ts', '@site/shared/site-model/apps', 'allowed'],
  ['delivery/registry/to-kit.ts', '@site/kit/fonts/font-subset', 'forbidden'],
  ['delivery/registry/to-kit-by-path.ts', '../../kit/release/stage-release', 'forbidden'],
  ['delivery/registry/testing/to-kit.ts', '@site/kit/testing/install-packages', 'allowed'],
  ['delivery/registry/to-release.ts', '@site/kit/release/stage-release', 'allowed'],
  ['delivery/gate/to-browser.ts', '@site/kit/browser/find-chromium', 'allowed'],
  ['delivery/gate/to-shell.test.ts', '../../shell/src/routes', 'forbidden'],
  ['delivery/deploy/to-api.ts', '../../api/src/app', 'forbidden'],
  ['delivery/compose/to-remote.ts', 'mf-careers/src/main', 'forbidden'],
  ['delivery/deploy/to-shared.ts', '@site/shared/node/release', 'allowed'],
  ['api/src/settings/to-http.ts', '../http/logging', 'forbidden'],
  ['api/src/http/problems/to-enquiries.ts', '../../enquiries/storage/tables', 'forbidden'],
  ['api/src/site/rollout/to-metrics.ts', '../../metrics/metrics', 'forbidden'],
  ['api/src/enquiries/mail/to-metrics.ts', '../../metrics/metrics', 'forbidden'],
  ['api/src/enquiries/to-site.ts', '../site/snapshot', 'allowed'],
  ['api/src/metrics/to-enquiries.ts', '../enquiries/storage/tables', 'allowed'],
  ['delivery/registry/to-compose.ts', '../compose/site-links', 'forbidden'],
  ['delivery/registry/object-store/to-deploy.ts', '../../deploy/log/entry', 'forbidden'],
  ['delivery/compose/pages/to-gate.ts', '../../gate/check-links', 'forbidden'],
  ['delivery/gate/to-compose.ts', '../compose/site-links', 'allowed'],
  ['delivery/gate/to-deploy.ts', '../deploy/deployed', 'forbidden'],
  ['delivery/gate/to-deploy.test.ts', '../deploy/deployed', 'allowed'],
  ['delivery/deploy/rollout/to-service.ts', '../../service/build-service', 'forbidden'],
  ['delivery/service/to-cli.ts', '../cli/keys', 'forbidden'],
  ['delivery/service/board/to-registry.ts', '../../registry/live-releases', 'allowed'],
  ['shell/src/layout/to-remote.tsx', 'mf-contact/src/main', 'forbidden'],
  ['shell/src/layout/to-api.tsx', '../../../api/src/app', 'forbidden'],
  ['shell/src/layout/to-delivery.tsx', '@site/delivery/registry/release-store', 'forbidden'],
  ['shell/src/layout/to-kit.tsx', '@site/kit/testing/render-page', 'forbidden'],
  ['shell/src/layout/to-kit.test.tsx', '@site/kit/testing/render-page', 'allowed'],
  ['shell/src/content/to-entry.ts', '@site/kit/content/entry-in', 'allowed'],
  ['shell/src/content/to-collections.ts', '@site/kit/content/collections', 'forbidden'],
  ['shell/src/content/collections.ts', '@site/kit/content/collections', 'allowed'],
  ['shell/src/to-host-runtime.ts', '@site/kit/federation/provide-host-runtime', 'allowed'],
  ['shell/src/layout/to-router.tsx', 'react-router-dom', 'allowed'],
  ['api/src/to-ui.ts', '@site/shared/ui/button', 'forbidden'],
  ['api/src/to-shell.ts', '../../shell/src/routes', 'forbidden'],
  ['api/src/to-kit.ts', '@site/kit/testing/find-browser', 'forbidden'],
  ['api/src/testing/to-kit.ts', '@site/kit/testing/install-packages', 'allowed'],
  ['api/src/to-delivery.ts', '../../delivery/registry/workspace', 'forbidden'],
  ['api/src/to-contract.ts', '@site/shared/site-model/enquiry', 'allowed'],
  ['api/src/to-company.ts', '@site/shared/company/company', 'allowed'],
] as const;

/** A file, its way to build a path, and whether a name from outside could escape from the folder. */
const joined = [
  ['delivery/registry/join-name.ts', 'join(folder, name)', 'forbidden'],
  ['delivery/registry/join-last.ts', "join(folder, 'web', name)", 'forbidden'],
  ['delivery/registry/join-text.ts', "join(folder, 'web/'.concat(name))", 'forbidden'],
  ['delivery/registry/join-call.ts', 'join(folder, name.slice(1))', 'forbidden'],
  ['delivery/registry/join-constant.ts', "join(folder, 'web', 'x.js')", 'allowed'],
  ['delivery/registry/join-file.ts', 'join(folder.slice(1), releaseFile)', 'allowed'],
  ['delivery/registry/join-name.test.ts', 'join(folder, name)', 'allowed'],
  ['api/src/site/join-name.ts', 'join(folder, name)', 'forbidden'],
  ['kit/client/join-name.ts', 'join(folder, name)', 'forbidden'],
] as const;

const checkout = await temporaryFolderOfFile();
let findings: string[] = [];

function plant(file: string, text: string): void {
  mkdirSync(dirname(join(checkout, file)), { recursive: true });
  writeFileSync(join(checkout, file), text);
}

beforeAll(() => {
  const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  plant('biome.json', JSON.stringify({ ...config, $schema: undefined, vcs: undefined }));
  cpSync(join(root, '.ci/import-rules'), join(checkout, '.ci/import-rules'), { recursive: true });
  for (const [file, imported] of planted)
    plant(file, `import { part } from '${imported}';\n\nexport const whole = part;\n`);
  plant('shared/src/one.ts', `import { two } from './two';\n\nexport const one = two;\n`);
  plant('shared/src/two.ts', `import { one } from './one';\n\nexport const two = one;\n`);
  plant(
    'mf-careers/src/later.ts',
    `export const load = () => import('shell/src/routes');\nexport * from 'mf-contact/src/main';\n`,
  );
  for (const [file, call] of joined)
    plant(
      file,
      `import { join } from 'node:path';\n\nexport const path = (folder: string, name: string) => ${call};\n`,
    );
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const args = [biome, 'lint', '--reporter=github', '--max-diagnostics=none'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: checkout, encoding: 'utf8' });
  findings = stdout.split('\n');
});

/** What the rules of this checkout find in a file. */
const found = (file: string) =>
  findings.filter((line) => line.includes('title=plugin,') && line.includes(file));

test.each(planted)('%s importing %s is %s', (file, _imported, verdict) => {
  expect(found(file).length > 0).toBe(verdict === 'forbidden');
});

test.each(joined)('%s with %s is %s', (file, _call, verdict) => {
  expect(found(file).length > 0).toBe(verdict === 'forbidden');
});

test('dynamic imports and re-exports are checked, too', () => {
  expect(found('src/later.ts')).toHaveLength(2);
});

test('two modules that import each other are refused', () => {
  const circle = findings.filter((line) => line.includes('noImportCycles'));
  expect(circle).toHaveLength(2);
});
