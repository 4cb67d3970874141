import { execFile } from 'node:child_process';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@site/kit/workspace';
import * as v from 'valibot';
import { parse } from 'yaml';

const run = promisify(execFile);

const texts = v.optional(v.record(v.string(), v.string()), {});

const workflowSchema = v.object({
  on: v.record(v.string(), v.unknown()),
  permissions: v.record(v.string(), v.string()),
  env: texts,
  jobs: v.record(
    v.string(),
    v.object({
      if: v.optional(v.string()),
      permissions: v.record(v.string(), v.string()),
      steps: v.array(
        v.object({
          name: v.optional(v.string()),
          if: v.optional(v.string()),
          uses: v.optional(v.string()),
          run: v.optional(v.string()),
          env: texts,
        }),
      ),
    }),
  ),
});

const pipelineSchema = v.objectWithRest(
  { variables: texts },
  v.object({
    rules: v.optional(v.array(v.object({ if: v.string() }))),
    needs: v.optional(v.array(v.string())),
    script: v.optional(v.array(v.string()), []),
  }),
);

/** A workflow of GitHub in deploy/ci. */
export async function readWorkflow(name: string) {
  return v.parse(workflowSchema, parse(await readFile(join(root, 'deploy/ci', name), 'utf8')));
}

/** A pipeline of GitLab in deploy/ci. */
export async function readPipeline(name: string) {
  return v.parse(pipelineSchema, parse(await readFile(join(root, 'deploy/ci', name), 'utf8')));
}

/**
 * Replaces the expressions of a workflow.
 * @throws naming one without a value
 */
export function fillIn(text: string, values: Record<string, string>): string {
  return text.replace(/\$\{\{\s*(.*?)\s*\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The job uses ${name}, for which this test has no value.`);
    return value;
  });
}

/**
 * Puts `npm` and `npx` for a job into a folder, for its PATH: `npx site` is that of the remote, and `npm ci` has been done.
 * @param remote the folder of a remote with its packages
 */
export async function makeJobCommands(folder: string, remote: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const site = join(remote, 'node_modules/@site/kit/cli/site.js');
  const commands = {
    npm: '[ "$*" = ci ]',
    npx: `[ "$1" = site ] && shift && exec "${process.execPath}" "${site}" "$@"`,
  };
  for (const [name, line] of Object.entries(commands)) {
    await writeFile(join(folder, name), `#!/bin/bash\n${line}\n`);
    await chmod(join(folder, name), 0o755);
  }
}

/**
 * Runs a step of a job as a runner does.
 * @throws with its output when it fails
 */
export async function runStepOfJob(script: string, cwd: string, settings: NodeJS.ProcessEnv): Promise<void> {
  await run('bash', ['-eo', 'pipefail', '-c', script], { cwd, env: { ...process.env, ...settings } });
}
