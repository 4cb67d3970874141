import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { apiDevelopmentPort } from '@site/shared/site-model/apps';
import { rsbuild } from '../release/rsbuild';
import { root, workspaceApps } from '../workspace';
import { onEndSignal } from './on-end-signal';
import { requireFreePorts } from './require-free-ports';

const api = ['--import', 'tsx', '--watch', 'src/server.ts'];

/** Starts all development servers with hot reload, the whole site at the shell's URL, and the API. */
export async function developAll(): Promise<void> {
  const apps = workspaceApps();
  await requireFreePorts([...apps, { name: 'api', port: apiDevelopmentPort }]);
  const ofApi = { PORT: String(apiDevelopmentPort), LOG_LEVEL: 'info', PREVIEW_HOST: 'localhost' };
  const servers = [
    ...apps.map(({ name }) => ({ name, server: run(name, [rsbuild, 'dev']) })),
    { name: 'api', server: run('api', api, ofApi) },
  ];
  stopTogether(servers);
  console.log(
    `The site in development: http://localhost:${apps[0]?.port} (each remote alone at its own port)`,
  );
}

/**
 * Stops all servers when one of them fails, or when this process is asked to end.
 * @returns a function that removes the signal handlers
 */
export function stopTogether(servers: { name: string; server: ChildProcess }[]): () => void {
  let areStopping = false;
  const stopAll = () => {
    areStopping = true;
    for (const { server } of servers) server.kill();
  };
  for (const { name, server } of servers)
    server.on('exit', (code, signal) => {
      if (areStopping || code === 0) return;
      const how = signal ? `was ended by ${signal}. Run` : 'stopped. Correct the error above, then run';
      console.error(`${name} ${how} npm run dev again.`);
      stopAll();
      process.exitCode = 1;
    });
  return onEndSignal(stopAll);
}

function run(app: string, args: string[], settings: Record<string, string> = {}): ChildProcess {
  const server = spawn(process.execPath, args, {
    cwd: join(root, app),
    env: { ...process.env, DATA_DIR: join(root, '.data'), SITE_DIR: join(root, 'site'), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const print = (text: Buffer) => {
    for (const line of text.toString().split('\n')) if (line.trim()) console.log(`${app.padEnd(16)} ${line}`);
  };
  server.stdout?.on('data', print);
  server.stderr?.on('data', print);
  return server;
}
