import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningSite, startSite } from '@site/kit/testing/running-site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askHost } from '../support/ask-host';
import { fillIn, makeJobCommands, readPipeline, readWorkflow, runStepOfJob } from '../support/ci-job';
import { type CodeHost, startCodeHost } from '../support/code-host';
import { makeOutsideRemote, type OutsideRemote } from '../support/outside-remote';
import { killAll, type RunningProgram, startService } from '../support/running-program';
import { copySite, type SiteCopy } from '../support/site-copy';
import { addTeamKey } from '../support/team-key';

/** The jobs in deploy/ci run in a remote's own repository, with a service and a stand-in for the host of the code. */

const token = 'token-of-the-host';
const workflow = await readWorkflow('github-preview.yml');
const pipeline = await readPipeline('gitlab-preview.yml');

let live: SiteCopy;
let remote: OutsideRemote;
let staging: RunningSite;
let service: RunningProgram;
let host: CodeHost;
let key: string;
/** The folder of the job's commands. */
let commands: string;

beforeAll(async () => {
  [live, remote, host, commands] = await Promise.all([
    copySite(),
    makeOutsideRemote({ name: 'mf-contact', mount: '/contact' }, { npm: false }),
    startCodeHost(token),
    mkdtemp(join(tmpdir(), 'job-')),
  ]);
  await makeJobCommands(commands, remote.folder);
  // The paths that the deployed release has, too.
  await remote.change('src/routes.ts', (text) =>
    text.replace("<Pages, '/contact'>", "<Pages, '/contact' | '/contact.html'>").replace(
      "'/contact': 'contact-page',",
      `'/contact': 'contact-page',
  redirects: { '/contact.html': '/contact' },
  gone: ['/contact/not-sent', '/contact/received'],`,
    ),
  );
  key = await addTeamKey(live, { name: 'previews', apps: ['mf-contact'], may: 'store' });
  staging = await startSite(live.folder, { PREVIEW_HOST: 'localhost' });
  service = await startService(live.folder, {
    PREVIEW_HOST: `localhost:${new URL(staging.address).port}`,
    GATE_BROWSER: 'off',
  });
}, 300_000);
afterAll(async () => {
  await killAll();
  await staging?.stop();
  host?.stop();
  await Promise.all([live?.remove(), remote?.remove()]);
  if (commands) await rm(commands, { recursive: true });
});

/** The addresses that a team sets, and what the runner of a job has. */
const settings = () => ({
  PATH: `${commands}:${process.env.PATH}`,
  DELIVERY_URL: service.address,
  SITE_URL: staging.address,
});

/** Runs the steps of GitHub's job for an event of pull request 7. */
async function onPullRequest(action: 'opened' | 'synchronize' | 'closed'): Promise<void> {
  const values = {
    'github.event.number': '7',
    'github.token': token,
    'secrets.PREVIEW_KEY': key,
    'steps.pictures.outputs.artifact-url': 'https://github.example/artifacts/1',
  };
  const fill = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, fillIn(text, values)]));
  const runner = { GITHUB_API_URL: host.address, GITHUB_REPOSITORY: 'malvanta/contact' };
  for (const { if: condition, run, env } of workflow.jobs.preview?.steps ?? []) {
    expect([undefined, "github.event.action != 'closed'"]).toContain(condition);
    if (run === undefined || (condition !== undefined && action === 'closed')) continue;
    await runStepOfJob(fillIn(run, values), remote.folder, {
      ...fill(workflow.env),
      ...runner,
      ...settings(),
      ...fill(env),
    });
  }
}

/** Runs a job of GitLab for merge request 7. */
async function runGitlabJob(name: 'preview' | 'withdraw-preview'): Promise<void> {
  await runStepOfJob(pipeline[name]?.script.join('\n') ?? '', remote.folder, {
    ...pipeline.variables,
    CI_API_V4_URL: host.address,
    CI_PROJECT_ID: '12',
    CI_MERGE_REQUEST_IID: '7',
    PREVIEW_KEY: key,
    PREVIEW_TOKEN: token,
    ...settings(),
  });
}

const lastComment = () => host.comments.at(-1)?.body ?? '';
const linkIn = (comment: string) => /\*\*\[Preview\]\(([^)]+)\)\*\*/.exec(comment)?.[1] ?? '';
const open = (url: string) => askHost(staging.address, url);
test('a push comments the link and the differences of its preview and withdraws the one before; a closed request withdraws the last', async () => {
  await onPullRequest('opened');
  const first = linkIn(lastComment());
  expect((await open(first)).status).toBe(200);
  expect(lastComment()).toMatch(/- `\/contact`: 390 px: from row \d+ on, \d+ new rows/);
  expect(lastComment()).toContain('](https://github.example/artifacts/1)');
  expect(await readdir(join(remote.folder, '.build/pictures'))).toEqual(
    expect.arrayContaining(['before', 'after', 'difference'].map((what) => `contact-390-${what}.png`)),
  );

  host.uploads.length = 0;
  await runGitlabJob('preview');
  expectPictures();
  const other = linkIn(lastComment());
  const artifact = join(remote.folder, 'preview.json');
  const ofGitlab = await readFile(artifact);
  // A stranger's comment names a preview of another pull request.
  const foreign = { user: { login: 'somebody' }, body: lastComment() };
  host.comments.splice(-1, 1, foreign);

  await onPullRequest('synchronize');
  const second = linkIn(lastComment());
  expect([first, other]).not.toContain(second);
  host.comments.push(foreign);
  expect([await statusOf(first), await statusOf(other), await statusOf(second)]).toEqual([404, 200, 200]);

  const before = host.comments.length;
  await onPullRequest('closed');
  expect([await statusOf(second), await statusOf(other)]).toEqual([404, 200]);
  expect(host.comments).toHaveLength(before);

  await writeFile(artifact, ofGitlab);
  await runGitlabJob('withdraw-preview');
  expect(await statusOf(other)).toBe(404);
}, 300_000);

test('no code of a fork runs with a secret, and a secret is known to the steps that need it alone', () => {
  expect(Object.keys(workflow.on)).toEqual(['pull_request']);
  expect(workflow.permissions).toEqual({});
  const { preview } = workflow.jobs;
  expect(preview?.if).toContain('github.event.pull_request.head.repo.full_name == github.repository');
  expect(preview?.permissions).toEqual({ contents: 'read', 'pull-requests': 'write' });
  expect(JSON.stringify(workflow.env)).not.toContain('secrets.');
  for (const { run = '', env } of preview?.steps ?? []) {
    // Only variables of the environment reach a script, so nothing in it can be injected.
    expect(run).not.toContain('${{');
    expect('DELIVERY_KEY' in env).toBe(run.includes('site preview'));
  }
  for (const rule of pipeline['.preview']?.rules ?? [])
    expect(rule.if).toContain('$CI_MERGE_REQUEST_SOURCE_PROJECT_ID == $CI_MERGE_REQUEST_PROJECT_ID');
});

/** The comment on a merge request shows the pictures of each difference. */
function expectPictures(): void {
  expect(host.uploads.length).toBeGreaterThan(0);
  for (const upload of host.uploads) expect(upload.includes('PNG\r\n')).toBe(true);
  for (const number of host.uploads.keys())
    expect(lastComment()).toContain(`![difference](/uploads/${number + 1}.png)`);
}

async function statusOf(url: string): Promise<number> {
  return (await open(url)).status ?? 0;
}
