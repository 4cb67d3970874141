import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { contactPage } from '../../content/contact-page';
import { openEnquiryForm, slowAnswer, watchForm } from './testing/open-enquiry-form';
import { sampleEnquiry } from './testing/sample-enquiry';

const { success, failure } = contactPage.alerts;
const { button, submitting } = contactPage.form;
const { server, shown } = watchForm();

describe('on its way', () => {
  it('says so on the button and to screen readers, until the answer is there', async () => {
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

  it('can not be sent a second time, nor be changed', async () => {
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

describe('once it is answered', () => {
  it('says so, logs the answer and starts again: values and messages gone', async () => {
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

  it('is as new after a success: no message before the next submit', async () => {
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
    it(`keeps what was typed when ${cause}, says so, logs why, and can be sent again`, async () => {
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

  it('goes on checking after a failure, as the visitor types', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'));
    const { user, field, messages, send, fill } = openEnquiryForm();
    await fill();
    await send();
    await waitFor(() => expect(shown()).toEqual([failure]));
    await user.clear(field('message'));
    expect(messages()).toEqual(['Message is required']);
  });
});

describe('the name it is sent under', () => {
  const keys = () =>
    server.mock.calls.map(([, request]) => new Headers(request?.headers).get('idempotency-key'));

  it('stays the same when the visitor sends it again after a failure', async () => {
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

  it('is another one when the visitor corrects a field after a failure', async () => {
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

  it('is another one for the next enquiry, even in the same words', async () => {
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
