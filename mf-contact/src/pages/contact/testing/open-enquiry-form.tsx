import { nextPaint } from '@site/kit/testing/next-paint';
import { renderPage } from '@site/kit/testing/render-page';
import { enquiryFields } from '@site/shared/site-model/enquiry';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { contactPage } from '../../../content/contact-page';
import { EnquiryForm } from '../enquiry-form';
import { sampleEnquiry } from './sample-enquiry';

const { fields, button } = contactPage.form;

/** Mocks of what the form uses: requests, alerts and the console. */
export function watchForm() {
  const server = vi.fn<typeof fetch>();
  const alert = vi.fn<typeof window.alert>();
  beforeEach(() => {
    server.mockReset();
    alert.mockReset();
    vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) =>
      request[1]?.method === 'POST' ? server(...request) : Promise.resolve(noChallenge()),
    );
    vi.stubGlobal('alert', alert);
    vi.spyOn(console, 'log').mockReturnValue(undefined);
    vi.spyOn(console, 'error').mockReturnValue(undefined);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const shown = () => alert.mock.calls.map(([message]) => message);
  return { server, shown };
}

/** The server's answer while it asks for no proof of work. */
const noChallenge = () => new Response(null, { status: 204 });

/** A server whose answer the test triggers. */
export function slowAnswer(server: ReturnType<typeof watchForm>['server']) {
  let answer = (_: Response) => {};
  server.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  return (response: Response) => act(async () => answer(response));
}

/** Renders the form, with functions that fill in and submit it. */
export function openEnquiryForm() {
  const { user, getByRole, container, unmount } = renderPage(<EnquiryForm />);
  const field = (name: keyof typeof fields) =>
    getByRole('textbox', { name: fields[name].label }) as HTMLInputElement | HTMLTextAreaElement;
  const values = () => Object.fromEntries(enquiryFields.map((name) => [name, field(name).value]));
  const messages = () =>
    [...container.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).filter(Boolean);
  const send = async () => {
    await user.click(getByRole('button', { name: button }));
    await nextPaint();
  };
  const fill = async (enquiry: Partial<typeof sampleEnquiry> = sampleEnquiry) => {
    for (const name of enquiryFields) {
      const text = enquiry[name];
      if (!text) continue;
      await user.click(field(name));
      await user.paste(text);
    }
  };
  return { user, getByRole, unmount, field, values, messages, send, fill };
}
