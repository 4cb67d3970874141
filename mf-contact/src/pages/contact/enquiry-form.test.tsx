import { stubSolver } from '@site/kit/testing/stub-solver';
import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { contactPage } from '../../content/contact-page';
import { openEnquiryForm, slowAnswer, watchForm } from './testing/open-enquiry-form';
import { sampleEnquiry } from './testing/sample-enquiry';

const { success, failure } = contactPage.alerts;
const { button, submitting } = contactPage.form;
const { server, shown } = watchForm();

describe('the form, while an enquiry is sent,', () => {
  it('shows it on the button and announces it, until the answer arrives', async () => {
    const answer = slowAnswer(server);
    const { getByRole, send, fill } = openEnquiryForm();
    await fill();
    await send();
    expect(getByRole('button', { name: submitting }).getAttribute('aria-disabled')).toBe('true');
    expect(getByRole('status').textContent).toBe(submitting);
    await answer(new Response('Received.'));
    expect(getByRole('button', { name: button }).hasAttribute('aria-disabled')).toBe(false);
    expect(getByRole('status').textContent).toBe('');
  });

  it('can’t be submitted a second time or changed', async () => {
    const answer = slowAnswer(server);
    const { user, field, values, send, fill, getByRole } = openEnquiryForm();
    await fill();
    await send();
    await user.click(getByRole('button', { name: submitting }));
    await user.type(field('subject'), ' and more{Enter}');
    expect(server).toHaveBeenCalledTimes(1);
    expect(values()).toEqual(sampleEnquiry);
    await answer(new Response('Received.'));
    expect(shown()).toEqual([success]);
  });
});

describe('the form, once an enquiry is answered,', () => {
  it('confirms a success, logs the answer and resets values and messages', async () => {
    server.mockResolvedValue(new Response('{"message":"Received."}'));
    const { values, messages, send, fill } = openEnquiryForm();
    await send();
    await fill();
    await send();
    await waitFor(() => expect(shown()).toEqual([success]));
    expect(JSON.parse(String(server.mock.calls[0]?.[1]?.body))).toEqual(sampleEnquiry);
    expect(vi.mocked(console.log).mock.calls).toEqual([['{"message":"Received."}']]);
    await waitFor(() => expect(Object.values(values())).toEqual(['', '', '', '', '', '']));
    expect(messages()).toEqual([]);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('shows no message after a success before the next submit', async () => {
    server.mockResolvedValue(new Response('Received.'));
    const { user, field, messages, send, fill } = openEnquiryForm();
    await fill();
    await send();
    await waitFor(() => expect(field('firstName').value).toBe(''));
    await user.type(field('email'), 'asha');
    await user.tab();
    expect(messages()).toEqual([]);
    await send();
    expect(messages()).toHaveLength(6);
  });

  const failures = {
    'the server answers 500': () => server.mockResolvedValue(new Response('Not now.', { status: 500 })),
    'the server answers 422': () => server.mockResolvedValue(new Response('Not so.', { status: 422 })),
    'the network is down': () => server.mockRejectedValue(new TypeError('Failed to fetch')),
  };

  for (const [cause, fail] of Object.entries(failures)) {
    it(`keeps its input when ${cause}, shows and logs the error, and can be sent again`, async () => {
      fail();
      const { values, messages, send, fill } = openEnquiryForm();
      await fill();
      await send();
      await waitFor(() => expect(shown()).toEqual([failure]));
      expect(vi.mocked(console.error).mock.calls).toEqual([[expect.any(Error)]]);
      expect(console.log).not.toHaveBeenCalled();
      expect(values()).toEqual(sampleEnquiry);
      expect(messages()).toEqual([]);

      server.mockResolvedValue(new Response('Received.'));
      await send();
      await waitFor(() => expect(shown()).toEqual([failure, success]));
    });
  }

  it('still checks input after a failure', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'));
    const { user, field, messages, send, fill } = openEnquiryForm();
    await fill();
    await send();
    await waitFor(() => expect(shown()).toEqual([failure]));
    await user.clear(field('message'));
    expect(messages()).toEqual(['Message is required']);
  });
});

describe('the key of an enquiry', () => {
  const keys = () =>
    server.mock.calls.map(([, request]) => new Headers(request?.headers).get('idempotency-key'));

  it('stays the same when it is sent again after a failure', async () => {
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    server.mockResolvedValue(new Response('Received.'));
    const { send, fill } = openEnquiryForm();
    await fill();
    await send();
    await waitFor(() => expect(shown()).toEqual([failure]));
    await send();
    await waitFor(() => expect(shown()).toEqual([failure, success]));
    expect(keys()).toEqual([expect.stringMatching(/^[0-9a-f-]{32,36}$/), keys()[0]]);
  });

  it('stays the same when the visitor leaves before the answer, comes back and sends it again', async () => {
    slowAnswer(server);
    for (let visit = 0; visit < 2; visit += 1) {
      const { send, fill, unmount } = openEnquiryForm();
      await fill();
      await send();
      unmount();
    }
    expect(keys()).toEqual([expect.stringMatching(/./), keys()[0]]);
  });

  it('changes when a field is corrected after a failure', async () => {
    server.mockResolvedValueOnce(new Response('Not now.', { status: 503 }));
    server.mockResolvedValue(new Response('Received.'));
    const { user, field, send, fill } = openEnquiryForm();
    await fill();
    await send();
    await waitFor(() => expect(shown()).toEqual([failure]));
    await user.type(field('subject'), ' and one shop');
    await send();
    await waitFor(() => expect(shown()).toEqual([failure, success]));
    expect(new Set(keys()).size).toBe(2);
  });

  it('changes for the next enquiry, even with the same text', async () => {
    server.mockImplementation(async () => new Response('Received.'));
    const { send, fill, field } = openEnquiryForm();
    for (const sent of [[success], [success, success]]) {
      await fill();
      await send();
      await waitFor(() => expect(shown()).toEqual(sent));
      await waitFor(() => expect(field('firstName').value).toBe(''));
    }
    expect(new Set(keys()).size).toBe(2);
  });
});

describe('where the server asks for a proof of work', () => {
  it('is solved from the first input on, and sent with the enquiry', async () => {
    const challenge = { parameters: {}, signature: 'cd' };
    const asked = vi.fn(async () => Response.json(challenge));
    vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) =>
      request[1]?.method === 'POST' ? server(...request) : asked(),
    );
    const { solution, sentWith } = stubSolver();
    server.mockResolvedValue(new Response('Received.'));
    const { user, field, send, fill } = openEnquiryForm();
    expect(asked).not.toHaveBeenCalled();
    await user.type(field('firstName'), 'A');
    expect(asked).toHaveBeenCalledTimes(1);
    await fill({ ...sampleEnquiry, firstName: 'sha' });
    await send();
    await waitFor(() => expect(shown()).toEqual([success]));
    expect(sentWith(server.mock.calls[0]?.[1])).toEqual({ challenge, solution });
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
