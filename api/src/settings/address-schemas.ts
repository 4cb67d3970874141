import { urlOf } from '@site/shared/http/setting-schemas';
import * as v from 'valibot';
import { parseClamdAddress } from './clamd-address';
import { isLoopback } from './is-loopback';

/** A URL that keys are appended to, without a query and a trailing slash. */
export const siteAddress = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && isPlainAddress(new URL(text))),
  v.transform((text) => text.replace(/\/$/, '')),
);

function isPlainAddress({ protocol, username, search, hash }: URL): boolean {
  return /^https?:$/.test(protocol) && username === '' && search === '' && hash === '';
}

/** Encrypted, or within this machine. */
export const webhookAddress = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && isPrivateReceiver(new URL(text))),
);

function isPrivateReceiver({ protocol, hostname, username, password }: URL): boolean {
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

/** The parameters of TLS that the driver reads. It ignores all others: misspelled, they would encrypt nothing. */
export const tlsParameters = ['ssl', 'sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'sslnegotiation'];

/** A PostgreSQL database. */
export const databaseAddress = v.pipe(
  urlOf('postgres:', 'postgresql:'),
  v.check((text) => {
    const names = URL.canParse(text) ? [...new URL(text).searchParams.keys()] : [];
    return names.every((name) => !/^ssl/i.test(name) || tlsParameters.includes(name));
  }),
);

/** A socket of clamd, or its host. */
export const clamdAddress = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const address = parseClamdAddress(dataset.value);
    if (address) return address;
    addIssue();
    return NEVER;
  }),
);
