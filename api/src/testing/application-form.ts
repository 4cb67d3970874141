import { applicationAddress } from '@site/shared/company/company';
import type { UploadLimits } from '../enquiries/application/application-route';
import { type MakeDatabase, makeSqlite } from './databases';
import { sampleApplication, sampleResume } from './sample-application';
import { openTestApp } from './test-app';

interface Sent {
  texts?: Record<string, string | undefined>;
  /** Undefined: no file at all. */
  resume?: { content: Buffer; name?: string; type?: string } | undefined;
  key?: string;
  headers?: Record<string, string>;
  /** The address of its connection. */
  from?: string;
}

const usualResume = { content: sampleResume, name: 'my cv.pdf' };

/** The form as a browser sends it. */
export function formOf({ texts = {}, resume }: Sent): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...sampleApplication, ...texts }))
    if (value !== undefined) form.append(field, value);
  if (resume) {
    const { content, name = 'cv.pdf', type = 'application/pdf' } = resume;
    form.append('resume', new Blob([new Uint8Array(content)], { type }), name);
  }
  return form;
}

/** The app that takes applications, and a function that posts the form. */
export async function openForm(
  makeDatabase: MakeDatabase = makeSqlite,
  uploadLimits?: UploadLimits,
  { asksForWork = false } = {},
) {
  const test = await openTestApp({ makeDatabase, takesApplications: true, uploadLimits, asksForWork });
  const post = async (sent: Sent = {}) => {
    // The encoding is the platform's own, as a browser's is.
    const request = new Request('http://site', {
      method: 'POST',
      body: formOf('resume' in sent ? sent : { ...sent, resume: usualResume }),
    });
    return test.app.inject({
      method: 'POST',
      url: applicationAddress,
      remoteAddress: sent.from ?? '127.0.0.1',
      headers: {
        'content-type': request.headers.get('content-type') ?? '',
        ...(sent.key && { 'idempotency-key': sent.key }),
        ...sent.headers,
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
  };
  return { ...test, post };
}

/** The last part of a form. */
export function part(name: string, value: string) {
  return `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x--`;
}
