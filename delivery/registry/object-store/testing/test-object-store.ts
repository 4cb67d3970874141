import { spawnSync } from 'node:child_process';
import { exitWithError } from '@site/kit/client/exit-with-error';
import { root } from '../../workspace';
import { installCeph } from './ceph/install-ceph';
import { startCeph } from './ceph/start-ceph';

/** `npm run test:object-store`: tests that the bucket of SITE_STORE, or else of a local Ceph, keeps its promises. */
await testObjectStore().catch(exitWithError);

async function testObjectStore(): Promise<void> {
  if (process.env.SITE_STORE) return runTests({});
  installCeph();
  const { settings, stop } = await startCeph();
  try {
    runTests(settings);
  } finally {
    await stop();
  }
}

function runTests(settings: Record<string, string>): void {
  for (const command of [
    'npx vitest run --project delivery delivery/registry/object-store/object-store.test.ts',
    'npx tsx kit/cli/site.ts delivery storage check',
  ]) {
    const [program = '', ...args] = command.split(' ');
    const env = { ...process.env, ...settings };
    const { status } = spawnSync(program, args, { cwd: root, env, stdio: 'inherit' });
    if (status !== 0) throw new Error(`${command} failed.`);
  }
}
