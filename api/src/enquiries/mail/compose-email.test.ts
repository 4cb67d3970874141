import { expect, test } from 'vitest';
import { headerOf, startMailServer, textOf } from '../../testing/programs/mail-server';
import { sampleApplication, sampleResume } from '../../testing/sample-application';
import { sampleEnquiry } from '../../testing/sample-enquiry';
import { composeApplicationEmail, composeEnquiryEmail } from './compose-email';
import type { Email } from './email';
import { createMailer } from './mailer';

const stored = {
  id: 'b6f3',
  createdAt: '2026-03-01T10:00:00.000Z',
  ...sampleEnquiry,
};

/** Sends a mail to a real mail server. */
async function send(email: Email) {
  const { mails, url } = await startMailServer();
  const mailer = createMailer({
    smtpUrl: url,
    to: 'sales@shop.example',
    from: 'site@shop.example',
    retrySeconds: 1,
  });
  expect(await mailer.send(email, new AbortController().signal)).toEqual({ kind: 'sent' });
  mailer.close?.();
  expect(mails).toHaveLength(1);
  return mails[0];
}

const mail = (change: Partial<typeof sampleEnquiry> = {}) =>
  send(composeEnquiryEmail('n1', { ...stored, ...change }));

test('the mail has all fields, and a reply goes to the visitor', async () => {
  const received = await mail();
  expect(received?.envelope).toEqual({ from: 'site@shop.example', to: ['sales@shop.example'] });
  expect(headerOf(received, 'from')).toBe('Malvanta website <site@shop.example>');
  expect(headerOf(received, 'to')).toBe('sales@shop.example');
  expect(headerOf(received, 'reply-to')).toBe('Asha Verma <asha@shop.example>');
  expect(headerOf(received, 'subject')).toBe('Enquiry: Online shop');
  expect(headerOf(received, 'message-id')).toBe('<n1@www.malvanta.example>');
  expect(textOf(received)).toBe(`Name:     Asha Verma
E-mail:   asha@shop.example
Phone:    09826012345
Subject:  Online shop
Received: 1 Mar 2026, 15:30 IST
ID:       b6f3

We sell sarees and need a shop.
`);
});

test('every script and symbol arrives as it was typed', async () => {
  const typed = {
    firstName: 'ज़ोया 👩‍👩‍👧',
    subject: 'राष्\u200dट्रीय “दुकान”',
    message: 'पंक्ति एक\nपंक्ति दो\n.\nend',
  };
  const received = await mail(typed);
  expect(headerOf(received, 'subject')).toBe(`Enquiry: ${typed.subject}`);
  expect(headerOf(received, 'reply-to')).toContain(typed.firstName);
  expect(textOf(received)).toContain(typed.message);
});

const injections = [
  '\r\nBcc: all@evil.example',
  '\nBcc: all@evil.example',
  '\rBcc: all@evil.example',
  '\u2028Bcc: x',
  '\0',
];

test.each(injections)('%j in any field adds no header and no recipient', async (injection) => {
  const usual = (await mail())?.headers.map(([name]) => name);
  const received = await mail({
    firstName: `Asha${injection}`,
    lastName: `Verma>${injection}\r\n\r\nbody`,
    email: `asha@shop.example${injection.replaceAll(' ', '')}`,
    phone: `1${injection}`,
    subject: `Shop${injection}`,
    message: `Hello${injection}\r\n.\r\nMAIL FROM:<x@evil.example>\r\n`,
  });
  const names = received?.headers.map(([name]) => name);
  expect(names).toEqual(usual?.filter((name) => name !== 'reply-to'));
  expect(received?.envelope.to).toEqual(['sales@shop.example']);
  expect(headerOf(received, 'subject')).toMatch(/^Enquiry: Shop/);
});

test.each(['\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085', '\v'])(
  'text after %j in a field starts no new line in the mail',
  async (lineBreak) => {
    const forged = `${lineBreak}E-mail: boss@evil.example`;
    const { firstName, lastName, email, phone, subject } = sampleEnquiry;
    const received = await mail({
      firstName: firstName + forged,
      lastName: lastName + forged,
      email: email + forged,
      phone: phone + forged,
      subject: subject + forged,
    });
    const [facts = ''] = textOf(received).split('\n\n');
    expect(facts.split(/[\n\r\v\u0085\u2028\u2029]/).map((line) => line.split(':')[0])).toEqual([
      'Name',
      'E-mail',
      'Phone',
      'Subject',
      'Received',
      'ID',
    ]);
  },
);

test.each(['a@b,c@d', '<a@b>', 'a@b>,<c@d', '"a"@b', 'a(b)@c', 'a@b@c', 'é@b', `${'x'.repeat(300)}@b`])(
  '%s is not used as the reply address, and appears in the text only',
  async (email) => {
    const received = await mail({ email });
    expect(received?.headers.map(([name]) => name)).not.toContain('reply-to');
    expect(textOf(received)).toContain(email.slice(0, 100));
  },
);

test('an address with a domain in another script is used as the reply address', async () => {
  expect(headerOf(await mail({ email: 'asha@उदाहरण.example' }), 'reply-to')).toMatch(/<asha@(xn--|उदाहरण)/);
});

test('a long subject is cut, in the header only', async () => {
  const received = await mail({ subject: 'x'.repeat(10_000) });
  expect(headerOf(received, 'subject').length).toBeLessThanOrEqual(150);
  expect(textOf(received)).toContain('x'.repeat(10_000));
});

test('the mail about an application has the resume attached, named after the applicant', async () => {
  const application = {
    id: 'a1',
    createdAt: stored.createdAt,
    ...sampleApplication,
    role: 'Data Scientist\r\nBcc: all@evil.example',
    resumeName: '../../cv.exe',
  };
  const email = composeApplicationEmail('n2', application, { name: '../../cv.exe', content: sampleResume });
  const received = await send(email);
  expect(headerOf(received, 'subject')).toBe(
    'Application: Data Scientist Bcc: all@evil.example, Isha Patidar',
  );
  expect(headerOf(received, 'reply-to')).toBe('Isha Patidar <isha@mail.example>');
  expect(received?.envelope.to).toEqual(['sales@shop.example']);
  expect(received?.body).toContain('filename=Isha-Patidar-resume-a1.pdf');
  expect(received?.body).toContain(sampleResume.toString('base64'));
  expect(received?.body).toContain('Available from March.');
  expect(received?.body).not.toContain('cv.exe');
});

test('the mail about an application has every answer next to a label, aligned', () => {
  const application = { id: 'a1', createdAt: stored.createdAt, ...sampleApplication, resumeName: 'cv.pdf' };
  const { text } = composeApplicationEmail('n2', application, { name: 'cv.pdf', content: sampleResume });
  expect(text).toBe(`Role:       Data Scientist
Name:       Isha Patidar
E-mail:     isha@mail.example
Phone:      09827000000
Born:       1999-08-14
Gender:     female
Place:      Indore, MP, India
Experience: 1-3
LinkedIn:   https://www.linkedin.com/in/isha-patidar
Received:   1 Mar 2026, 15:30 IST
ID:         a1

Available from March.
`);
});
