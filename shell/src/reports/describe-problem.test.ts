import type { ProblemKind } from '@site/shared/site-model/visit-report';
import { describe, expect, onTestFinished, test } from 'vitest';
import { describeProblem } from './describe-problem';

const place =
  'https://www.malvanta.example/releases/mf-careers/1.0.0-abc/web/static/js/async/page.1f.js:2:10873';

function thrown(problem: Error, stack = `${problem.name}: ${problem.message}\n    at N (${place})`) {
  problem.stack = stack;
  return problem;
}

const describeThrown = (problem: unknown, kind: ProblemKind = 'uncaught') =>
  describeProblem({ kind, thrown: problem, path: '/career' });

test('reports the class of an error, and its release and position', () => {
  expect(describeThrown(thrown(new TypeError('x is not a function')))).toEqual({
    kind: 'uncaught',
    name: 'TypeError',
    message: 'x is not a function',
    stack: ['mf-careers/1.0.0-abc/static/js/async/page.1f.js:2:10873'],
    count: 1,
  });
});

test('reports the number of an error of React', () => {
  const message =
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Asha for the full message';
  expect(describeThrown(thrown(new Error(message)))?.message).toBe('Minified React error #418');
});

test.each([
  ['en-IN', true],
  ['hi', false],
])('in a document in %s, reports differences of its HTML: %s', (lang, isReported) => {
  document.documentElement.lang = lang;
  onTestFinished(() => document.documentElement.removeAttribute('lang'));
  const difference = thrown(new Error('Minified React error #418'));
  expect(describeThrown(difference, 'hydration') !== undefined).toBe(isReported);
  expect(describeThrown(difference, 'caught')).toBeDefined();
});

test.each([
  new SyntaxError('Unexpected token \'A\', "Asha "Verma" 0731" is not valid JSON'),
  new TypeError("Cannot read properties of undefined (reading 'Asha')"),
  new TypeError('“Asha” is not ‘a’ function'),
  new Error('The enquiry of Asha Verma, +91 731 555 0100, failed'),
])('omits quoted parts of messages, and messages of the site: %s', (problem) => {
  const reported = JSON.stringify(describeThrown(thrown(problem)));
  expect(reported).not.toMatch(/Asha|Verma|0731/);
});

test('reports only the type of a thrown value that is not an error', () => {
  expect(describeThrown('Asha')).toEqual({
    kind: 'uncaught',
    name: 'string',
    message: '',
    stack: [],
    count: 1,
  });
});

test('ignores errors of browser extensions, unless a part of the site reports them', () => {
  const problem = thrown(new TypeError('x'), 'TypeError: x\n    at chrome-extension://abc/content.js:1:2');
  expect(describeThrown(problem)).toBeUndefined();
  expect(describeThrown(problem, 'rejection')).toBeUndefined();
  expect(describeThrown(problem, 'remote')).toMatchObject({ name: 'TypeError', stack: [] });
});

test('reports ten places of a long stack, in printable characters', () => {
  const lines = Array.from({ length: 12 }, () => `    at N (${place})`);
  const problem = thrown(new TypeError('x\u0007\n is not a function'), lines.join('\n'));
  expect(describeThrown(problem)).toMatchObject({ message: 'x   is not a function' });
  expect(describeThrown(problem)?.stack).toHaveLength(10);
});

describe('of a violation of the policy', () => {
  const page = 'https://www.malvanta.example/career?name=secret';
  const violation = {
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://tracker.example:8443/a.js?visitor=secret#secret',
    sourceFile: place.replace(/:\d+:\d+$/, ''),
    lineNumber: 2,
    columnNumber: 10873,
  };
  const describeViolation = (change: object) =>
    describeProblem({ kind: 'policy', thrown: { ...violation, ...change }, path: '/career' });

  test('reports the directive, the blocked origin, and the script that requested it', () => {
    expect(describeViolation({})).toEqual({
      kind: 'policy',
      name: 'script-src-elem',
      message: 'https://tracker.example:8443',
      stack: ['mf-careers/1.0.0-abc/static/js/async/page.1f.js:2:10873'],
      count: 1,
    });
  });

  test.each([
    ['https://[::1]/secret', 'https://[::1]'],
    ['wss://tracker.example/secret', 'wss://tracker.example'],
    ['inline', 'inline'],
    ['data', 'data'],
  ])('reports %s only as %s', (blockedURL, message) => {
    expect(describeViolation({ blockedURL, sourceFile: page })).toMatchObject({ message, stack: [] });
  });

  test('reads properties of the prototype, as in reports and events of browsers', () => {
    const event = Object.create({
      ...violation,
      blockedURL: undefined,
      blockedURI: 'https://a.example/secret',
    });
    const described = describeProblem({ kind: 'policy', thrown: event, path: '/career' });
    expect(described).toMatchObject({ name: 'script-src-elem', message: 'https://a.example' });
  });

  test('reports a script without a hash as a violation of the integrity policy', () => {
    const reported = describeViolation({ effectiveDirective: undefined, sourceFile: undefined });
    expect(reported).toMatchObject({ name: 'integrity', message: 'https://tracker.example:8443', stack: [] });
  });

  test.each([{ sourceFile: 'chrome-extension' }, { blockedURL: 'moz-extension://abc/content.js' }])(
    'ignores violations by browser extensions: %o',
    (change) => expect(describeViolation(change)).toBeUndefined(),
  );
});
