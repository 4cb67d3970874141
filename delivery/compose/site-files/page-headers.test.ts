import { expect, test } from 'vitest';
import { pageHeaders } from './page-headers';

const metadata = { version: '1.0.0-a', integrity: 'sha384-a' };

test('allows scripts only from this site if every release is served by it', () => {
  const microFrontends = { 'mf-careers': [{ url: '/releases/mf-careers/1/web/remoteEntry.js', metadata }] };
  const policy = pageHeaders({ schema: '', microFrontends })['content-security-policy'];
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("default-src 'self';");
  const styles = "style-src 'self' 'unsafe-inline';";
  expect(policy).toContain(styles);
  expect(policy?.replace(styles, '')).not.toContain('unsafe');
});

test('allows scripts and styles from a remote’s own origin if the record names it', () => {
  const url = 'https://careers.example/releases/1/web/remoteEntry.js';
  const record = { schema: '', microFrontends: { 'mf-careers': [{ url, metadata }] } };
  expect(pageHeaders(record)['content-security-policy']).toContain(
    "script-src 'self' https://careers.example;",
  );
  expect(pageHeaders(record)['content-security-policy']).toContain(
    "style-src 'self' https://careers.example 'unsafe-inline';",
  );
});

test.each(['https://a;sandbox', 'https://a,default-src', 'https://a$b', 'https://*', "https://a'b"])(
  'refuses the origin %s, which has special characters of headers',
  (origin) => {
    const record = {
      schema: '',
      microFrontends: { 'mf-careers': [{ url: `${origin}/entry.js`, metadata }] },
    };
    expect(() => pageHeaders(record)).toThrow('is not an origin that a security policy can name');
  },
);
