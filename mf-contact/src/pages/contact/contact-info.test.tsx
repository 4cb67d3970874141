import { renderPage } from '@site/kit/testing/render-page';
import { describe, expect, it } from 'vitest';
import { ContactInfo } from './contact-info';

describe('ContactInfo', () => {
  it('calls, writes and chats with one click each', () => {
    const { getByRole, getAllByRole } = renderPage(<ContactInfo />);
    expect(getByRole('link', { name: '+91 731 555 0100' }).getAttribute('href')).toBe('tel:+917315550100');
    expect(getByRole('link', { name: 'sales@malvanta.example' }).getAttribute('href')).toBe(
      'mailto:sales@malvanta.example',
    );
    const chat = getByRole('link', { name: 'Start a chat (opens in a new tab)' });
    expect(chat.getAttribute('href')).toBe('https://wa.me/917315550100');
    expect(chat.getAttribute('target')).toBe('_blank');
    expect(getAllByRole('link')).toHaveLength(3);
  });

  it('gives the office as a postal address in Indore', () => {
    const { container } = renderPage(<ContactInfo />);
    expect(container.querySelector('address')?.textContent).toBe(
      '4th Floor, Rewa Arcade, 21 Race Course Road, Indore 452003, Madhya Pradesh, India',
    );
  });
});
