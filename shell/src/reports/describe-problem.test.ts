import { expect, test } from 'vitest';
import { describeProblem } from './describe-problem';

const place =
  'https://www.malvanta.example/releases/mf-careers/1.0.0-abc/web/static/js/async/page.1f.js:2:10873';

function thrown(problem: Error, stack = `${problem.name}: ${problem.message}\n    at N (${place})`) {
  problem.stack = stack;
  return problem;
}

const describe = (problem: unknown) =>
  describeProblem({ kind: 'uncaught', thrown: problem, path: '/career' });

test('tells the class of an error and where in which release it was thrown', () => {
  expect(describe(thrown(new TypeError('x is not a function')))).toEqual({
    kind: 'uncaught',
    name: 'TypeError',
    message: 'x is not a function',
    stack: ['mf-careers/1.0.0-abc/static/js/async/page.1f.js:2:10873'],
  });
});

test('tells the number of an error of React', () => {
  const message =
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Asha for the full message';
  expect(describe(thrown(new Error(message)))?.message).toBe('Minified React error #418');
});

test.each([
  new SyntaxError('Unexpected token \'A\', "Asha "Verma" 0731" is not valid JSON'),
  new TypeError("Cannot read properties of undefined (reading 'Asha')"),
  new TypeError('“Asha” is not ‘a’ function'),
  new Error('The enquiry of Asha Verma, +91 731 555 0100, failed'),
])('leaves out what a message quotes, and the messages of the site: %s', (problem) => {
  const told = JSON.stringify(describe(thrown(problem)));
  expect(told).not.toMatch(/Asha|Verma|0731/);
});

test('tells the type of what is no error, and not what it is', () => {
  expect(describe('Asha')).toEqual({ kind: 'uncaught', name: 'string', message: '', stack: [] });
});

test('passes over what an extension of the browser throws', () => {
  const stack = 'TypeError: x\n    at chrome-extension://abc/content.js:1:2';
  expect(describe(thrown(new TypeError('x'), stack))).toBeUndefined();
});
