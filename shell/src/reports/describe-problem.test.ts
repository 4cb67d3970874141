import { describe, expect, test } from 'vitest';
import { describeProblem } from './describe-problem';

const place =
  'https://www.malvanta.example/releases/mf-careers/1.0.0-abc/web/static/js/async/page.1f.js:2:10873';

function thrown(problem: Error, stack = `${problem.name}: ${problem.message}\n    at N (${place})`) {
  problem.stack = stack;
  return problem;
}

const describeThrown = (problem: unknown) =>
  describeProblem({ kind: 'uncaught', thrown: problem, path: '/career' });

test('tells the class of an error and where in which release it was thrown', () => {
  expect(describeThrown(thrown(new TypeError('x is not a function')))).toEqual({
    kind: 'uncaught',
    name: 'TypeError',
    message: 'x is not a function',
    stack: ['mf-careers/1.0.0-abc/static/js/async/page.1f.js:2:10873'],
    count: 1,
  });
});

test('tells the number of an error of React', () => {
  const message =
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Asha for the full message';
  expect(describeThrown(thrown(new Error(message)))?.message).toBe('Minified React error #418');
});

test.each([
  new SyntaxError('Unexpected token \'A\', "Asha "Verma" 0731" is not valid JSON'),
  new TypeError("Cannot read properties of undefined (reading 'Asha')"),
  new TypeError('“Asha” is not ‘a’ function'),
  new Error('The enquiry of Asha Verma, +91 731 555 0100, failed'),
])('leaves out what a message quotes, and the messages of the site: %s', (problem) => {
  const told = JSON.stringify(describeThrown(thrown(problem)));
  expect(told).not.toMatch(/Asha|Verma|0731/);
});

test('tells the type of what is no error, and not what it is', () => {
  expect(describeThrown('Asha')).toEqual({
    kind: 'uncaught',
    name: 'string',
    message: '',
    stack: [],
    count: 1,
  });
});

test('passes over what an extension of the browser throws', () => {
  const stack = 'TypeError: x\n    at chrome-extension://abc/content.js:1:2';
  expect(describeThrown(thrown(new TypeError('x'), stack))).toBeUndefined();
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

  test('tells the directive, the origin of what was blocked, and the script that wanted it', () => {
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
  ])('tells of %s only %s', (blockedURL, message) => {
    expect(describeViolation({ blockedURL, sourceFile: page })).toMatchObject({ message, stack: [] });
  });

  test('reads what is on the prototype, as in reports and events of browsers', () => {
    const event = Object.create({
      ...violation,
      blockedURL: undefined,
      blockedURI: 'https://a.example/secret',
    });
    const described = describeProblem({ kind: 'policy', thrown: event, path: '/career' });
    expect(described).toMatchObject({ name: 'script-src-elem', message: 'https://a.example' });
  });

  test('tells of a script without a hash that the policy of integrity forbids it', () => {
    const told = describeViolation({ effectiveDirective: undefined, sourceFile: undefined });
    expect(told).toMatchObject({ name: 'integrity', message: 'https://tracker.example:8443', stack: [] });
  });

  test.each([{ sourceFile: 'chrome-extension' }, { blockedURL: 'moz-extension://abc/content.js' }])(
    'passes over what an extension of the browser does: %o',
    (change) => expect(describeViolation(change)).toBeUndefined(),
  );
});
