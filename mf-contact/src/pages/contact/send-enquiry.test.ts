import { enquirySent } from '@site/shared/forms/enquiry-sent';
import { createSubmissionKeys } from '@site/shared/forms/submission-keys';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendEnquiry } from './send-enquiry';
import { sampleEnquiry } from './testing/sample-enquiry';

const keys = createSubmissionKeys();
const server = vi.fn<typeof fetch>();

beforeEach(() => {
  server.mockReset();
  vi.stubGlobal('fetch', server);
});

describe('sendEnquiry', () => {
  it('posts exactly the six fields as JSON, as they were typed', async () => {
    server.mockResolvedValue(new Response('Received.'));
    await sendEnquiry({ ...sampleEnquiry, ...{ company: 'not asked for' } }, keys);
    const [address, request] = server.mock.calls[0] ?? [];
    expect(address).toBe('/site/api.php');
    expect(request?.method).toBe('POST');
    expect(new Headers(request?.headers).get('content-type')).toBe('application/json');
    expect(JSON.parse(String(request?.body))).toEqual(sampleEnquiry);
  });

  it('sends the idempotency key', async () => {
    server.mockResolvedValue(new Response('Received.'));
    await sendEnquiry(sampleEnquiry, keys);
    const [, request] = server.mock.calls[0] ?? [];
    const key = new Headers(request?.headers).get('idempotency-key');
    expect(key).toBe(keys.keyOf(String(request?.body)));
  });

  it('returns the raw text of the answer', async () => {
    server.mockResolvedValue(new Response('{"message":"Received."}'));
    await expect(sendEnquiry(sampleEnquiry, keys)).resolves.toBe('{"message":"Received."}');
  });

  it('lets the shell count an enquiry that was stored, and no other', async () => {
    const counted = vi.fn();
    window.addEventListener(enquirySent, counted);
    server.mockResolvedValue(new Response('Not now.', { status: 503 }));
    await expect(sendEnquiry(sampleEnquiry, keys)).rejects.toThrow();
    expect(counted).not.toHaveBeenCalled();
    server.mockResolvedValue(new Response('Received.'));
    await sendEnquiry(sampleEnquiry, keys);
    expect(counted).toHaveBeenCalledOnce();
    window.removeEventListener(enquirySent, counted);
  });

  it('relies on the status when the text of the answer is truncated', async () => {
    const cutOff = new ReadableStream({ start: (stream) => stream.error(new Error('cut off')) });
    server.mockResolvedValue(new Response(cutOff));
    await expect(sendEnquiry(sampleEnquiry, keys)).resolves.toBe('');
  });

  it.each([302, 404, 422, 500, 503])('fails with the answer when the status is %i', async (status) => {
    server.mockResolvedValue(new Response('Not now.', { status }));
    await expect(sendEnquiry(sampleEnquiry, keys)).rejects.toThrow(
      `/site/api.php answered with status ${status}: Not now.`,
    );
  });

  it('fails when the network fails', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(sendEnquiry(sampleEnquiry, keys)).rejects.toThrow('Failed to fetch');
  });

  it('waits at most fifteen seconds for an answer', async () => {
    vi.useFakeTimers();
    server.mockImplementation(
      (_, request) =>
        new Promise((_resolve, reject) => {
          request?.signal?.addEventListener('abort', () => reject(request.signal?.reason));
        }),
    );
    let outcome = 'waiting';
    const sent = sendEnquiry(sampleEnquiry, keys).catch((problem: Error) => {
      outcome = problem.message;
    });
    await vi.advanceTimersByTimeAsync(14_999);
    expect(outcome).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    await sent;
    expect(outcome).toBe('/site/api.php did not answer within 15 s.');
  });

  it('leaves no timer behind', async () => {
    vi.useFakeTimers();
    server.mockResolvedValue(new Response('Received.'));
    await sendEnquiry(sampleEnquiry, keys);
    expect(vi.getTimerCount()).toBe(0);
  });
});
