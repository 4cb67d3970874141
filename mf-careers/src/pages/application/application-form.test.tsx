import { nextPaint } from '@site/kit/testing/next-paint';
import { renderPage } from '@site/kit/testing/render-page';
import { stubSolver } from '@site/kit/testing/stub-solver';
import { company } from '@site/shared/company/company';
import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { findApplicationErrors } from '../../content/application.schema';
import { applicationPage } from '../../content/application-page';
import { applicationsOff } from '../../content/applications-off';
import { ApplicationForm } from './application-form';
import type { Draft } from './use-draft';

const { fields, heading, button: submitLabel, reset, submitting } = applicationPage.form;
const { success, failure } = applicationPage.alerts;

const pdf = new File(['%PDF-1.7'], 'isha.pdf', { type: 'application/pdf' });

const complete = [
  ['firstName', 'Isha'],
  ['lastName', 'Patidar'],
  ['email', 'isha@mail.example'],
  ['phone', '098270 00000'],
  ['dob', '1999-08-14'],
  ['country', 'India'],
  ['state', 'MP'],
  ['city', 'Indore'],
  ['gender', 'female'],
  ['Experience', '1-3'],
  ['linkedin', 'https://www.linkedin.com/in/isha-patidar'],
  ['additionalInfo1', 'Available from March.'],
] as const;

function formFor(role = 'Loom Engineer', endpoint?: string, draft: Draft = { texts: {} }) {
  const view = renderPage(<ApplicationForm id="application" role={role} endpoint={endpoint} draft={draft} />);
  const field = (name: keyof typeof fields) => view.getByLabelText(fields[name].label) as HTMLInputElement;
  const submit = async () => {
    await view.user.click(view.getByRole('button', { name: submitLabel }));
    await nextPaint();
  };
  const fillIn = async () => {
    for (const [name, value] of complete) fireEvent.change(field(name), { target: { value } });
    await view.user.upload(field('resume'), pdf);
  };
  return { ...view, field, submit, fillIn };
}

describe('the application form', () => {
  it('has fourteen fields with the required names, in this order', () => {
    const { field, getByRole, getByText } = formFor();
    const form = getByRole('form', { name: heading });
    expect([...form.querySelectorAll('[name]')].map((each) => each.getAttribute('name'))).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'dob',
      'role',
      'country',
      'state',
      'city',
      'gender',
      'Experience',
      'linkedin',
      'resume',
      'additionalInfo1',
    ]);
    expect(getByText(fields.phone.prefix)).toBeDefined();
    expect(field('role').readOnly).toBe(true);
    expect(field('linkedin').type).toBe('url');
    expect(field('resume').accept).toContain('application/pdf');
    expect(field('additionalInfo1').getAttribute('rows')).toBe('4');
  });

  it('shows no message before the first submit', async () => {
    const { user, field, queryByText } = formFor();
    await user.type(field('firstName'), 'I');
    await user.clear(field('firstName'));
    await user.tab();
    expect(queryByText(/is required$/)).toBeNull();
  });

  it('names every empty field on submit, the role where no job was chosen, and focuses the first', async () => {
    const { submit, getByText, field } = formFor('');
    await submit();
    const messages = Object.values(findApplicationErrors({}, false));
    expect(messages).toHaveLength(14);
    for (const message of messages) expect(getByText(message)).toBeDefined();
    expect(field('phone').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('firstName'));
  });

  it('updates a message with the input after the first submit', async () => {
    const { submit, user, field, queryByText, getByText } = formFor();
    await submit();
    await user.type(field('email'), 'isha');
    expect(getByText('Invalid email address')).toBeDefined();
    await user.type(field('email'), '@mail');
    expect(queryByText('Invalid email address')).toBeNull();
    await user.clear(field('email'));
    expect(getByText('Email is required')).toBeDefined();
  });

  it('focuses the first field that is still wrong', async () => {
    const { fillIn, submit, user, field } = formFor();
    await fillIn();
    await user.selectOptions(field('city'), '');
    await user.clear(field('additionalInfo1'));
    await submit();
    expect(document.activeElement).toBe(field('city'));
  });

  it('is reset without messages when it is corrected and submitted again before they are shown', async () => {
    vi.spyOn(console, 'log').mockReturnValue(undefined);
    const { fillIn, field, getByText, queryByText } = formFor();
    await fillIn();
    fireEvent.change(field('linkedin'), { target: { value: '' } });
    fireEvent.submit(field('firstName'));
    fireEvent.change(field('linkedin'), { target: { value: 'https://www.linkedin.com/in/isha' } });
    fireEvent.submit(field('linkedin'));
    await nextPaint();
    expect(getByText(reset)).toBeDefined();
    expect(queryByText(/is required$/)).toBeNull();
  });

  it('accepts only digits for the phone number, including leading zeros', async () => {
    const { user, field } = formFor();
    await user.type(field('phone'), '0a98-27');
    expect(field('phone').value).toBe('09827');
    await user.type(field('phone'), '-', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(field('phone').value).toBe('09827');
    expect(field('phone').selectionStart).toBe(2);
  });

  it('reports at once that a resume is not a PDF', () => {
    const { field, getByText } = formFor();
    const letter = new File(['text'], 'isha.docx', { type: 'application/msword' });
    fireEvent.change(field('resume'), { target: { files: [letter] } });
    expect(getByText('Resume must be a PDF file')).toBeDefined();
  });

  it('logs the application with its resume, and is empty again', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    const { fillIn, submit, field, queryByText, getByRole } = formFor();
    await fillIn();
    await submit();

    expect(log.mock.calls).toEqual([
      [
        {
          firstName: 'Isha',
          lastName: 'Patidar',
          email: 'isha@mail.example',
          phone: '09827000000',
          dob: '1999-08-14',
          role: 'Loom Engineer',
          country: 'India',
          state: 'MP',
          city: 'Indore',
          gender: 'female',
          Experience: '1-3',
          linkedin: 'https://www.linkedin.com/in/isha-patidar',
          resume: pdf,
          additionalInfo1: 'Available from March.',
        },
      ],
    ]);
    for (const [name] of complete) expect(field(name).value).toBe('');
    expect(field('resume').files).toHaveLength(0);
    expect(field('role').value).toBe('Loom Engineer');
    expect(queryByText(/is required$/)).toBeNull();
    expect(getByRole('status').textContent).toBe(reset);
  });

  it('keeps the focus next to the notice of the reset', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const { fillIn, submit, getByRole } = formFor();
    await fillIn();
    await submit();
    expect(document.activeElement).toBe(getByRole('button', { name: submitLabel }));
  });

  it('is submitted once by a double click', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    const { fillIn, user, getByRole, container } = formFor();
    await fillIn();
    await user.dblClick(getByRole('button', { name: submitLabel }));
    expect(log).toHaveBeenCalledOnce();
    expect(getByRole('status').textContent).toBe(reset);
    expect(container.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
  });

  it('can be filled in and logged a second time', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    const { fillIn, submit, field } = formFor();
    for (const _ of ['first', 'second']) {
      await fillIn();
      await submit();
    }
    expect(log).toHaveBeenCalledTimes(2);
    expect(field('firstName').value).toBe('');
  });

  it('keeps what was filled in when another job is chosen', async () => {
    const draft = { texts: {} };
    const first = formFor('', undefined, draft);
    await first.fillIn();
    first.unmount();
    const { field, queryByText } = formFor('Loom Engineer', undefined, draft);
    for (const [name, value] of complete)
      expect(field(name).value).toBe(name === 'phone' ? '09827000000' : value);
    expect(field('role').value).toBe('Loom Engineer');
    expect(queryByText(/is required$/)).toBeNull();
  });

  it('keeps nothing for another job once it is submitted', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const draft = { texts: {} };
    const first = formFor('Loom Engineer', undefined, draft);
    await first.fillIn();
    await first.submit();
    first.unmount();
    const { field } = formFor('Dyer', undefined, draft);
    for (const [name] of complete) expect(field(name).value).toBe('');
    expect(field('role').value).toBe('Dyer');
  });

  it('says before its fields that it sends nothing, and where to write', () => {
    const { getByRole, getByText, field } = formFor();
    const notice = getByText(applicationsOff.heading);
    expect(notice.compareDocumentPosition(field('firstName'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(getByRole('link', { name: company.email }).getAttribute('href')).toBe(
      `mailto:${company.email}?subject=Application%3A%20Loom%20Engineer`,
    );
  });

  it('sends nothing anywhere', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const { fillIn, submit, getByRole } = formFor();
    await fillIn();
    await submit();
    expect(fetch).not.toHaveBeenCalled();
    expect(getByRole('form', { name: heading }).getAttribute('method')).toBe('dialog');
  });
});

describe('where the company accepts applications', () => {
  const server = vi.fn<typeof fetch>();
  const alert = vi.fn<typeof window.alert>();
  // The server asks for no proof of work.
  const challenge = vi.fn(() => new Response(null, { status: 204 }));
  const openForm = (draft?: Draft) => {
    server.mockReset();
    alert.mockReset();
    vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) =>
      request[1]?.method === 'POST' ? server(...request) : Promise.resolve(challenge()),
    );
    vi.stubGlobal('alert', alert);
    vi.spyOn(console, 'log').mockReturnValue(undefined);
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    return formFor('Loom Engineer', '/site/applications', draft);
  };
  const shown = () => alert.mock.calls.map(([message]) => message);
  const keys = () =>
    server.mock.calls.map(([, request]) => new Headers(request?.headers).get('idempotency-key'));

  it('says what is kept, and where to write only to a visitor without JavaScript', () => {
    const { getByRole, getByText, queryByText } = openForm();
    expect(queryByText(applicationsOff.heading)).toBeNull();
    const notice = getByText(applicationsOff.withoutScript.heading).parentElement;
    expect(notice?.dataset).toHaveProperty('withoutScript');
    expect(notice?.querySelector('a')?.href).toMatch(`mailto:${company.email}`);
    expect(getByRole('link', { name: /what we keep/i }).getAttribute('href')).toBe('/privacy');
  });

  it('sends all fourteen fields as form data, confirms it and resets', async () => {
    const { fillIn, submit, field, getByRole } = openForm();
    server.mockResolvedValue(new Response('Received.'));
    await fillIn();
    await submit();
    await waitFor(() => expect(shown()).toEqual([success]));
    const [address, request] = server.mock.calls[0] ?? [];
    expect([address, request?.method]).toEqual(['/site/applications', 'POST']);
    const sent = request?.body instanceof FormData ? [...request.body] : [];
    expect(sent).toHaveLength(14);
    expect(Object.fromEntries(sent)).toMatchObject({ firstName: 'Isha', Experience: '1-3', resume: pdf });
    await waitFor(() => expect(field('firstName').value).toBe(''));
    expect(getByRole('status').textContent).toBe(reset);
    expect(console.log).toHaveBeenCalledExactlyOnceWith('Received.');
  });

  it('is sent with the solution of a challenge where the server asks for it', async () => {
    const { solution, sentWith } = stubSolver();
    challenge.mockReturnValueOnce(Response.json({ signature: 'cd' }));
    const { fillIn, submit } = openForm();
    server.mockResolvedValue(new Response('Received.'));
    await fillIn();
    await submit();
    await waitFor(() => expect(shown()).toEqual([success]));
    expect(sentWith(server.mock.calls[0]?.[1])).toEqual({ challenge: { signature: 'cd' }, solution });
  });

  it('names a resume that is a PDF by its name only, until another one is chosen', async () => {
    const { fillIn, submit, field, user, findByText, queryByText } = openForm();
    await fillIn();
    const renamed = new File(['PK'], 'isha.pdf', { type: 'application/pdf' });
    for (const time of ['first', 'second']) {
      await user.upload(field('resume'), renamed);
      await submit();
      await findByText('Resume must be a PDF file');
      expect(document.activeElement, time).toBe(field('resume'));
    }
    expect(server).not.toHaveBeenCalled();
    expect(shown()).toEqual([]);
    await user.upload(field('resume'), pdf);
    expect(queryByText('Resume must be a PDF file')).toBeNull();
    server.mockResolvedValue(new Response('Received.'));
    await submit();
    await waitFor(() => expect(shown()).toEqual([success]));
  });

  it('keeps its input after a failure, and repeats it under the same key', async () => {
    const { fillIn, submit, field } = openForm();
    server.mockResolvedValueOnce(new Response('Not now.', { status: 503 }));
    server.mockResolvedValue(new Response('Received.'));
    await fillIn();
    await submit();
    await waitFor(() => expect(shown()).toEqual([failure]));
    for (const [name, value] of complete.filter(([name]) => name !== 'phone'))
      expect(field(name).value).toBe(value);
    await submit();
    await waitFor(() => expect(shown()).toHaveLength(2));
    expect(keys()).toEqual([expect.stringMatching(/./), keys()[0]]);
  });

  it('sends another resume under another key', async () => {
    const { fillIn, submit, field, user } = openForm();
    server.mockResolvedValueOnce(new Response('Not now.', { status: 503 }));
    server.mockResolvedValue(new Response('Received.'));
    await fillIn();
    await submit();
    await waitFor(() => expect(shown()).toHaveLength(1));
    await user.upload(
      field('resume'),
      new File(['%PDF-1.7 longer'], 'isha.pdf', { type: 'application/pdf' }),
    );
    await submit();
    await waitFor(() => expect(shown()).toHaveLength(2));
    expect(new Set(keys()).size).toBe(2);
  });

  it('is empty when its visitor, who left before the answer, comes back', async () => {
    const draft: Draft = { texts: {} };
    const { fillIn, submit, unmount } = openForm(draft);
    let answer = (_: Response) => {};
    server.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await fillIn();
    await submit();
    unmount();
    answer(new Response('Received.'));
    await waitFor(() => expect(shown()).toEqual([success]));
    const { field } = openForm(draft);
    expect(field('firstName').value).toBe('');
  });

  it('shows on its button that it is being sent, and can’t be sent a second time', async () => {
    const { fillIn, submit, user, field, getByRole } = openForm();
    server.mockReturnValue(new Promise(() => {}));
    await fillIn();
    await submit();
    const button = getByRole('button', { name: submitting });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(field('firstName').readOnly).toBe(true);
    await user.click(button);
    expect(server).toHaveBeenCalledTimes(1);
  });
});
