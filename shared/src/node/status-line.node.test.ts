import { expect, test, vi } from 'vitest';
import { describeStatus, statusLine } from './status-line';

test('lines that need attention are first, with their remedies, and the exit code is 1', () => {
  const lines = [
    { name: 'enquiries', text: '2 in the last day' },
    { name: 'mails', text: '0 waiting, 1 given up', remedy: 'Resend it.' },
  ];
  expect(describeStatus(lines)).toEqual({
    output: 'mails      ATTENTION: 0 waiting, 1 given up. Resend it.\nenquiries  2 in the last day\n',
    exitCode: 1,
  });
});

test('a line about a file of another user names that user', async () => {
  vi.spyOn(process, 'geteuid').mockReturnValue(65534);
  const refused = () =>
    Promise.reject(Object.assign(new Error('EACCES'), { code: 'EACCES', path: '/missing/1.json' }));
  expect(await statusLine('releases', refused)).toMatchObject({
    unseen: expect.stringMatching(
      /^This user \(65534\) has no access to \/missing\/1\.json\. Run this as user 0, who owns \/\.$/,
    ),
  });
});

test('what is not seen for one reason is one line, and needs no attention', async () => {
  const unseen = await statusLine('errors', () => Promise.reject(new Error('status 502\n at x')));
  const away = () => {
    throw new AggregateError([new Error('connect ECONNREFUSED 127.0.0.1:9')]);
  };
  const refused = [await statusLine('mails', away), await statusLine('webhooks', away)];
  const same = { name: 'backup', text: 'not seen' };
  expect(describeStatus([unseen, ...refused, same, { ...same, name: 'rollout' }])).toEqual({
    output: [
      'errors           not seen: status 502 at x',
      'mails, webhooks  not seen: connect ECONNREFUSED 127.0.0.1:9',
      'backup           not seen',
      'rollout          not seen',
      '',
    ].join('\n'),
    exitCode: 0,
  });
});
