import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { readJson } from '@site/shared/node/read-json';
import * as v from 'valibot';
import { findAppPackage } from '../../app-package';
import { readService } from '../../client/service-address';
import { readPackedShell } from '../../layout/packed-shell';
import { isWorkspace, root } from '../../workspace';
import type { Command } from '../command';
import { checkBrowser } from '../doctor/check-browser';
import { checkNode } from '../doctor/check-node';
import { checkService } from '../doctor/check-service';
import type { InstalledShell } from '../doctor/check-shell';
import { checkTools } from '../doctor/check-tools';
import { describeFindings } from '../doctor/finding';
import { readTools } from '../doctor/read-tools';

const kitPackage = fileURLToPath(new URL('../../package.json', import.meta.url));
const kitSchema = v.object({ version: v.string(), engines: v.object({ node: v.string() }) });

export const doctorCommand: Command = {
  usage: `site doctor                      says what is wrong with the set-up: Node, browser, tools, service, versions of kit
                                 and shell, key, mount, clock. Ends with status 1 if anything is
     --to <service>              the release service; by default DELIVERY_URL`,
  run: async (args) => {
    const { values } = parseArgs({ args, options: { to: { type: 'string' } } });
    const kit = await readJson(kitPackage, kitSchema);
    const findings = [
      checkNode(process.versions.node, kit.engines.node),
      checkBrowser(chromium.executablePath()),
      checkTools(readTools(process.cwd())),
      ...(await checkService({
        service: readService(values.to),
        app: findAppPackage(process.cwd())?.name,
        kit: kit.version,
        shell: installedShell(),
      })),
    ];
    console.log(describeFindings(findings));
    if (findings.some(({ state }) => state === 'wrong')) process.exitCode = 1;
  },
};

function installedShell(): InstalledShell {
  if (isWorkspace(root)) return 'source';
  try {
    return readPackedShell();
  } catch {
    return 'missing';
  }
}
