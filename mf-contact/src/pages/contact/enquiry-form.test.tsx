import { enquiryFields } from '@site/shared/contracts/enquiry';
import { renderPage } from '@site/shared/testing/render-page';
import { act, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EnquiryForm } from './enquiry-form';
import { sampleEnquiry } from './sample-enquiry';

const labels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phone: 'Phone number',
  subject: 'Subject',
  message: 'Message',
} as const;

const missing = {
  firstName: 'First Name is required',
  lastName: 'Last Name is required',
  email: 'Email is required',
  phone: 'Phone number is required',
  subject: 'Subject is required',
  message: 'Message is required',
} as const;

const success = 'Form submitted successfully!';
const failure = 'An error occurred while submitting the form.';

const server = vi.fn<typeof fetch>();

beforeEach(() => {
  server.mockReset();
  vi.stubGlobal('fetch', server);
  vi.spyOn(window, 'alert').mockReturnValue(undefined);
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The form, a visitor, and what the visitor can find and do. */
function openForm() {
  const { user, getByRole, queryByText, container } = renderPage(<EnquiryForm />);
  const field = (name: keyof typeof labels) =>
    getByRole('textbox', { name: labels[name] }) as HTMLInputElement | HTMLTextAreaElement;
  const values = () => Object.fromEntries(enquiryFields.map((name) => [name, field(name).value]));
  const messages = () =>
    [...container.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).filter(Boolean);
  const send = () => user.click(getByRole('button', { name: 'Send enquiry' }));
  const fill = async (enquiry: Partial<typeof sampleEnquiry> = sampleEnquiry) => {
    for (const name of enquiryFields) {
      const text = enquiry[name];
      if (text === undefined) continue;
      await user.click(field(name));
      await user.paste(text);
    }
  };
  return { user, getByRole, queryByText, container, field, values, messages, send, fill };
}

/** A server that answers when it is told to. */
function slowServer() {
  let answer = (_: Response) => {};
  server.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  return (response: Response) => act(async () => answer(response));
}

describe('what is checked', () => {
  it('says nothing before the first submit, whatever is typed and left', async () => {
    const { user, field, messages } = openForm();
    await user.type(field('email'), 'asha');
    for (const _ of enquiryFields) await user.tab();
    expect(messages()).toEqual([]);
  });

  it('names every missing field on submit, and sends nothing', async () => {
    const { field, messages, send } = openForm();
    await send();
    expect(messages()).toEqual(Object.values(missing));
    for (const name of enquiryFields) {
      expect(field(name).getAttribute('aria-invalid')).toBe('true');
      const described = field(name).getAttribute('aria-describedby')?.split(' ') ?? [];
      expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(missing[name]);
    }
    expect(server).not.toHaveBeenCalled();
    expect(window.alert).not.toHaveBeenCalled();
  });

  it.each(enquiryFields)('does not take blanks for %s', async (name) => {
    const { field, user, messages, send, fill } = openForm();
    await fill({ ...sampleEnquiry, [name]: '' });
    await user.type(field(name), '   ');
    await send();
    expect(messages()).toEqual([missing[name]]);
    expect(server).not.toHaveBeenCalled();
  });

  it.each(['asha', '@mill', 'asha@', 'asha verma@mill', 'asha@the mill'])(
    'refuses “%s” as an e-mail address',
    async (email) => {
      const { messages, send, fill } = openForm();
      await fill({ ...sampleEnquiry, email });
      await send();
      expect(messages()).toEqual(['Invalid email address']);
    },
  );

  it.each(['a@b', 'asha@the@mill', 'आशा@मिल', '.@.'])(
    'takes “%s” as an e-mail address: text, @, text',
    async (email) => {
      server.mockResolvedValue(new Response('Received.'));
      const { messages, send, fill } = openForm();
      await fill({ ...sampleEnquiry, email });
      await send();
      expect(messages()).toEqual([]);
      await waitFor(() => expect(window.alert).toHaveBeenCalledWith(success));
    },
  );

  it('lets each message follow its field after the first submit', async () => {
    const { user, field, messages, send, fill } = openForm();
    const { email: _, ...others } = sampleEnquiry;
    await fill(others);
    await send();
    expect(messages()).toEqual(['Email is required']);
    await user.type(field('email'), 'asha@');
    expect(messages()).toEqual(['Invalid email address']);
    await user.type(field('email'), 'm');
    expect(messages()).toEqual([]);
    expect(field('email').hasAttribute('aria-invalid')).toBe(false);
    await user.clear(field('subject'));
    expect(messages()).toEqual(['Subject is required']);
  });

  it('takes the visitor to the first wrong field', async () => {
    const { user, field, send, fill } = openForm();
    await send();
    expect(document.activeElement).toBe(field('firstName'));
    await fill({ firstName: 'Asha', lastName: 'Verma', email: 'asha@mill', message: 'Hello' });
    await user.keyboard('{Tab}');
    await send();
    expect(document.activeElement).toBe(field('phone'));
  });
});

describe('the telephone field', () => {
  it('brings up a numeric keyboard', () => {
    const phone = openForm().field('phone');
    expect(phone.getAttribute('type')).toBe('tel');
    expect(phone.getAttribute('inputmode')).toBe('numeric');
  });

  it('takes digits only, typed or pasted, and keeps leading zeros', async () => {
    const { user, field } = openForm();
    await user.type(field('phone'), '0a7-3 1');
    expect(field('phone').value).toBe('0731');
    await user.clear(field('phone'));
    await user.paste('(0731) 255-0100');
    expect(field('phone').value).toBe('07312550100');
  });

  it('has neither a shortest nor a longest number', async () => {
    server.mockResolvedValue(new Response('Received.'));
    const { user, field, send, fill, messages } = openForm();
    await fill({ ...sampleEnquiry, phone: '0' });
    await send();
    await waitFor(() => expect(window.alert).toHaveBeenCalledWith(success));
    await user.click(field('phone'));
    await user.paste('0'.repeat(400));
    expect(field('phone').value).toHaveLength(400);
    expect(messages()).toEqual([]);
  });
});

describe('on its way', () => {
  it('says so on the button and to screen readers, until the answer is there', async () => {
    const answer = slowServer();
    const { getByRole, send, fill } = openForm();
    await fill();
    await send();
    expect(getByRole('button', { name: 'Sending…' }).getAttribute('aria-disabled')).toBe('true');
    expect(getByRole('status').textContent).toBe('Sending…');
    await answer(new Response('Received.'));
    expect(getByRole('button', { name: 'Send enquiry' }).hasAttribute('aria-disabled')).toBe(false);
    expect(getByRole('status').textContent).toBe('');
  });

  it('can not be sent a second time, nor be changed', async () => {
    const answer = slowServer();
    const { user, field, values, send, fill, getByRole } = openForm();
    await fill();
    await send();
    await user.click(getByRole('button', { name: 'Sending…' }));
    await user.type(field('subject'), ' and more{Enter}');
    expect(server).toHaveBeenCalledTimes(1);
    expect(values()).toEqual(sampleEnquiry);
    await answer(new Response('Received.'));
    expect(window.alert).toHaveBeenCalledTimes(1);
  });
});

describe('once it is answered', () => {
  it('says so, logs the answer and starts again: values and messages gone', async () => {
    server.mockResolvedValue(new Response('{"message":"Received."}'));
    const { values, messages, send, fill } = openForm();
    await send();
    await fill();
    await send();
    await waitFor(() => expect(vi.mocked(window.alert).mock.calls).toEqual([[success]]));
    expect(JSON.parse(String(server.mock.calls[0]?.[1]?.body))).toEqual(sampleEnquiry);
    expect(vi.mocked(console.log).mock.calls).toEqual([['{"message":"Received."}']]);
    await waitFor(() => expect(Object.values(values())).toEqual(['', '', '', '', '', '']));
    expect(messages()).toEqual([]);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('is as new after a success: no message before the next submit', async () => {
    server.mockResolvedValue(new Response('Received.'));
    const { user, field, values, messages, send, fill } = openForm();
    await fill();
    await send();
    await waitFor(() => expect(values()['firstName']).toBe(''));
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
      const { values, messages, send, fill } = openForm();
      await fill();
      await send();
      await waitFor(() => expect(vi.mocked(window.alert).mock.calls).toEqual([[failure]]));
      expect(vi.mocked(console.error).mock.calls).toEqual([[expect.any(Error)]]);
      expect(console.log).not.toHaveBeenCalled();
      expect(values()).toEqual(sampleEnquiry);
      expect(messages()).toEqual([]);

      server.mockResolvedValue(new Response('Received.'));
      await send();
      await waitFor(() => expect(vi.mocked(window.alert).mock.calls).toEqual([[failure], [success]]));
    });
  }

  it('goes on checking after a failure, as the visitor types', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'));
    const { user, field, messages, send, fill } = openForm();
    await fill();
    await send();
    await waitFor(() => expect(window.alert).toHaveBeenCalledWith(failure));
    await user.clear(field('message'));
    expect(messages()).toEqual(['Message is required']);
  });
});

describe('without its script', () => {
  const open = () => {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(<EnquiryForm />);
    const sheet = place.querySelector('form');
    if (!sheet) throw new Error('There is no form in the page.');
    return { place, sheet, control: (name: string) => sheet.elements.namedItem(name) as HTMLInputElement };
  };

  it('is checked and posted by the browser, with the browser’s help for each field', () => {
    const { sheet, control } = open();
    expect(sheet.noValidate).toBe(false);
    expect(sheet.getAttribute('method')).toBe('post');
    expect(sheet.getAttribute('action')).toBe('/site/api.php');
    expect(enquiryFields.map((name) => control(name).required)).toEqual(enquiryFields.map(() => true));
    expect(enquiryFields.map((name) => control(name).getAttribute('autocomplete'))).toEqual([
      'given-name',
      'family-name',
      'email',
      'tel',
      null,
      null,
    ]);
    expect(control('message').getAttribute('rows')).toBe('5');
  });

  it('keeps what was typed before the script came, and then checks it itself', async () => {
    const { place, sheet, control } = open();
    control('firstName').value = 'Asha';
    control('phone').value = '+91 0731';
    control('message').value = 'Hello';
    const site = await act(async () => hydrateRoot(place, <EnquiryForm />));
    expect(sheet.noValidate).toBe(true);
    await act(async () => sheet.requestSubmit());
    expect(control('firstName').value).toBe('Asha');
    expect(control('phone').value).toBe('910731');
    expect(control('message').value).toBe('Hello');
    expect([...place.querySelectorAll('[aria-live]')].map((message) => message.textContent)).toEqual([
      '',
      missing.lastName,
      missing.email,
      '',
      missing.subject,
      '',
    ]);
    await act(async () => site.unmount());
  });
});
