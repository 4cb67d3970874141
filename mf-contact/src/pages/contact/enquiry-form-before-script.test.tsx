import { nextPaint } from '@site/kit/testing/next-paint';
import { StaticPageRouter } from '@site/shared/navigation/page-router';
import { enquiryFields } from '@site/shared/site-model/enquiry';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EnquiryForm } from './enquiry-form';

describe('the form before its script has loaded', () => {
  const form = (
    <StaticPageRouter path="/contact">
      <EnquiryForm />
    </StaticPageRouter>
  );
  const open = () => {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(form);
    const sheet = place.querySelector('form');
    if (!sheet) throw new Error('There is no form in the page.');
    return { place, sheet, control: (name: string) => sheet.elements.namedItem(name) as HTMLInputElement };
  };

  it('is checked and posted by the browser, with attributes for each field', () => {
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

  it('keeps input from before the script loaded, and then checks it itself', async () => {
    const { place, sheet, control } = open();
    control('firstName').value = 'Asha';
    control('phone').value = '+91 0731';
    control('message').value = 'Hello';
    const site = await act(async () => hydrateRoot(place, form));
    expect(sheet.noValidate).toBe(true);
    await act(async () => sheet.requestSubmit());
    await nextPaint();
    expect(control('firstName').value).toBe('Asha');
    expect(control('phone').value).toBe('910731');
    expect(control('message').value).toBe('Hello');
    expect([...place.querySelectorAll('[aria-live]')].map((message) => message.textContent)).toEqual([
      '',
      'Last Name is required',
      'Email is required',
      '',
      'Subject is required',
      '',
    ]);
    await act(async () => site.unmount());
  });
});
