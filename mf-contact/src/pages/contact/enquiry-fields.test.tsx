import { nextPaint } from '@site/kit/testing/next-paint';
import { checkEnquiry, enquiryFields } from '@site/shared/site-model/enquiry';
import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contactPage } from '../../content/contact-page';
import { openEnquiryForm, watchForm } from './testing/open-enquiry-form';
import { sampleEnquiry } from './testing/sample-enquiry';

/** Their words are tested with the rules. */
const missing = checkEnquiry({}).errors;

const { success } = contactPage.alerts;
const { server, shown } = watchForm();

describe('what is checked', () => {
  it('shows no message before the first submit', async () => {
    const { user, field, messages } = openEnquiryForm();
    await user.type(field('email'), 'asha');
    for (const _ of enquiryFields) await user.tab();
    expect(messages()).toEqual([]);
  });

  it('names every missing field on submit, and sends nothing', async () => {
    const { field, messages, send } = openEnquiryForm();
    await send();
    expect(messages()).toEqual(Object.values(missing));
    for (const name of enquiryFields) {
      expect(field(name).getAttribute('aria-invalid')).toBe('true');
      const described = field(name).getAttribute('aria-describedby')?.split(' ') ?? [];
      expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(missing[name]);
    }
    expect(server).not.toHaveBeenCalled();
    expect(shown()).toEqual([]);
  });

  it('updates each message with its field after the first submit', async () => {
    const { user, field, messages, send, fill } = openEnquiryForm();
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

  it('keeps a text that is too long, shows the maximum length, and accepts a shorter one', async () => {
    server.mockResolvedValue(new Response('Received.'));
    const { user, field, messages, send, fill } = openEnquiryForm();
    await fill({ ...sampleEnquiry, message: 'x'.repeat(10_001) });
    await send();
    expect(field('message').value).toHaveLength(10_001);
    expect(messages()).toEqual(['Message can have at most 10,000 characters']);
    expect(server).not.toHaveBeenCalled();
    await user.type(field('message'), '{Backspace}');
    expect(messages()).toEqual([]);
    await send();
    await waitFor(() => expect(shown()).toEqual([success]));
  });

  it('focuses the first wrong field', async () => {
    const { user, field, send, fill } = openEnquiryForm();
    await send();
    expect(document.activeElement).toBe(field('firstName'));
    await fill({ firstName: 'Asha', lastName: 'Verma', email: 'asha@mill', message: 'Hello' });
    await user.keyboard('{Tab}');
    await send();
    expect(document.activeElement).toBe(field('phone'));
  });

  it('does not send what is typed into the first wrong field before the messages are shown', async () => {
    const { field, fill } = openEnquiryForm();
    const { message: _, ...others } = sampleEnquiry;
    await fill(others);
    fireEvent.submit(field('subject'));
    expect(document.activeElement).toBe(field('message'));
    fireEvent.change(field('message'), { target: { value: 'W' } });
    await nextPaint();
    expect(server).not.toHaveBeenCalled();
  });
});

describe('the telephone field', () => {
  it('opens a numeric keyboard', () => {
    const phone = openEnquiryForm().field('phone');
    expect(phone.getAttribute('type')).toBe('tel');
    expect(phone.getAttribute('inputmode')).toBe('numeric');
  });

  it('accepts only digits, typed or pasted, and keeps leading zeros', async () => {
    const { user, field } = openEnquiryForm();
    await user.type(field('phone'), '0a7-3 1');
    expect(field('phone').value).toBe('0731');
    await user.clear(field('phone'));
    await user.paste('(0731) 255-0100');
    expect(field('phone').value).toBe('07312550100');
  });

  it('accepts numbers of one digit and of hundreds', async () => {
    server.mockResolvedValue(new Response('Received.'));
    const { user, field, send, fill, messages } = openEnquiryForm();
    await fill({ ...sampleEnquiry, phone: '0' });
    await send();
    await waitFor(() => expect(shown()).toEqual([success]));
    await user.click(field('phone'));
    await user.paste('0'.repeat(400));
    expect(field('phone').value).toHaveLength(400);
    expect(messages()).toEqual([]);
  });
});
