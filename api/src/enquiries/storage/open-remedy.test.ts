import { expect, test } from 'vitest';
import { openRemedy } from './open-remedy';

test('a file of another user is given to that of the server', () => {
  const refused = Object.assign(new Error(), { code: 'EACCES' });
  expect(openRemedy(refused, 'sqlite')).toContain('to the user of the server, with: chown');
});

test.each([
  ['a full disk', '53100', 'Free space'],
  ['no free connection', '53300', 'max_connections'],
  ['a start or stop', '57P03', 'retries by itself'],
  ['a standby, or a read-only default', '25006', 'primary server in DATABASE_URL'],
  ['an unknown authority', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'sslrootcert'],
  ['a certificate that has expired', 'CERT_HAS_EXPIRED', 'Renew'],
  ['a certificate of another host', 'ERR_TLS_CERT_ALTNAME_INVALID', 'Name a host in DATABASE_URL'],
  ['a wrong password', '28P01', 'password and certificate in DATABASE_URL'],
])('PostgreSQL with %s has a remedy of its own', (_, code, remedy) => {
  expect(openRemedy(Object.assign(new Error(), { code }), 'postgres')).toContain(remedy);
});
