import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { subjectErrors } from './subject-errors';

/** The last commit before the rule. */
const since = 'f33554e4995a00a17ac6780a31f11e4de059871a';

test.each([
  ['Write settings.md from the schemas', []],
  ['Use "." as the folder of the site', []],
  ['', ['is empty']],
  ['x'.repeat(73), ['has 73 characters: 72 at most', 'does not begin with a capital letter']],
  ['fix: keep the form', ['has a prefix: begin with the verb', 'does not begin with a capital letter']],
  ['Feat(api)!: Take resumes', ['has a prefix: begin with the verb']],
  ['keep the form', ['does not begin with a capital letter']],
  ['Keep the form.', ['ends with a period']],
])('the subject "%s" has the errors %j', (subject, errors) => {
  expect(subjectErrors(subject)).toEqual(errors);
});

const subjects = readSubjects();

test.runIf(subjects)('the subject of each commit is one imperative change in 72 characters', () => {
  const wrong = subjects?.flatMap((subject) =>
    subjectErrors(subject).map((error) => `"${subject}" ${error}`),
  );
  expect(wrong).toEqual([]);
});

/** @returns undefined in a checkout without the history, such as a tarball or a shallow clone */
function readSubjects(): string[] | undefined {
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  // Merge commits, which a CI makes of a pull request, have subjects of git's own.
  const args = ['log', '--no-merges', '--format=%s', `${since}..HEAD`];
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  if (status === 0) return stdout.split('\n').slice(0, -1);
  console.warn(`Commit ${since.slice(0, 7)} is not in this checkout: subjects of commits were not checked.`);
  return undefined;
}
