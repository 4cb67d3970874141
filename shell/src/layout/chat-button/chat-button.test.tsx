import { renderPage } from '@site/kit/testing/render-page';
import { chatAddress } from '@site/shared/company/company';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChatButton } from './chat-button';

it('opens the chat in a new tab without access to this one', () => {
  renderPage(<ChatButton />);
  const chat = screen.getByRole('link', { name: 'Chat with us on WhatsApp' });
  expect(chat.getAttribute('href')).toBe(chatAddress);
  expect(chat.getAttribute('target')).toBe('_blank');
  expect(chat.getAttribute('rel')).toContain('noopener');
});
