import { policyElement } from '@site/shared/node/content-security-policy';
import { afterEach, expect, test } from 'vitest';
import { allowsPlayers } from './allows-players';

const player = 'https://player.example';
const openDocument = (players?: string[]) => {
  document.head.innerHTML = policyElement({ origins: ['https://careers.example'], players });
};
afterEach(() => {
  document.head.innerHTML = '';
});

test('a page is shown in a document that allows its players', () => {
  openDocument([player]);
  expect(allowsPlayers({ players: [player] })).toBe(true);
  expect(allowsPlayers({})).toBe(true);
});

test('a page whose players the document forbids is not', () => {
  openDocument([]);
  expect(allowsPlayers({ players: [player] })).toBe(false);
  openDocument([player]);
  expect(allowsPlayers({ players: [player, 'https://other.example'] })).toBe(false);
  expect(allowsPlayers({ players: ['https://careers.example'] })).toBe(false);
});

test('a document without a policy allows all players', () => {
  expect(allowsPlayers({ players: [player] })).toBe(true);
  openDocument(undefined);
  expect(allowsPlayers({ players: [player] })).toBe(true);
});
