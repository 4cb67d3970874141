import { expect, test, vi } from 'vitest';

const url = '/releases/mf-careers/1/web/remoteEntry.js';
const developed = 'http://localhost:3002/remoteEntry.js';

/** Makes the script of an entry, in a tab that knows one release and one development server. */
async function scriptOf(address: string): Promise<HTMLScriptElement> {
  // Each tab has its own instances of the modules.
  vi.resetModules();
  const { addReleases } = await import('./known-releases');
  const { verifiedEntries } = await import('./verified-entries');
  addReleases({
    schema: '',
    microFrontends: {
      'mf-careers': [{ url, metadata: { version: '1', integrity: 'sha384-a' } }],
      'mf-contact': [
        {
          url: developed,
          metadata: { version: '0', integrity: '' },
          extras: { development: 'http://localhost:3002' },
        },
      ],
    },
  });
  const script: unknown = verifiedEntries.createScript?.({ url: address });
  if (!(script instanceof HTMLScriptElement)) throw new Error(`No script for ${address}.`);
  return script;
}

test('the browser checks the entry of a release by its hash, and that of a retry', async () => {
  for (const address of [url, `${url}?attempt=1`]) {
    const script = await scriptOf(address);
    expect(new URL(script.src).pathname).toBe(url);
    expect(script).toMatchObject({ integrity: 'sha384-a', crossOrigin: 'anonymous', async: true });
  }
});

test('an entry that is in no release record is not loaded', async () => {
  await expect(scriptOf('/releases/other.js')).rejects.toThrow('is in no release record and is not loaded.');
});

test('the entry of a development server has no hash', async () => {
  expect((await scriptOf(developed)).integrity).toBe('');
  await expect(scriptOf('http://localhost:3002/other.js')).rejects.toThrow('is in no release record');
});
