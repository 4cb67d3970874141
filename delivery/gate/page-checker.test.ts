import { expect, test } from 'vitest';
import { isCheckedBy, pageChecker } from './page-checker';

const page = (version: string, heading = '<h1>Vans</h1>') =>
  `<!doctype html><html lang="en"><head><title>Vans</title><meta name="description" content="About vans."><link rel="canonical" href="https://www.malvanta.example/vans"></head><body><main>${heading}<a href="/contact">Contact</a><img src="/releases/mf-press/${version}/web/van.png" alt=""></main></body></html>`;
const links = { page: ['/contact'], frame: [] };

test('a page that differs from the one before in its version alone is not checked again', () => {
  const { hash, ...first } = pageChecker('rules', {})('/vans', page('1.0.0-a'), '1.0.0-a');
  expect(first.links).toEqual(links);
  const check = pageChecker('rules', { '/vans': hash });
  expect(check('/vans', page('1.0.0-b'), '1.0.0-b')).toEqual({ hash, links: undefined });
});

test('another text, another address or other rules are checked', () => {
  const { hash } = pageChecker('rules', {})('/vans', page('1.0.0-a'), '1.0.0-a');
  const check = pageChecker('rules', { '/vans': hash });
  expect(check('/vans', page('1.0.0-b', '<h1>Cars</h1>'), '1.0.0-b').links).toEqual(links);
  expect(() => check('/vans', page('1.0.0-b', ''), '1.0.0-b')).toThrow('/vans is not fit for visitors');
  expect(check('/cars', page('1.0.0-b'), '1.0.0-b').links).toEqual(links);
  expect(pageChecker('others', { '/vans': hash })('/vans', page('1.0.0-b'), '1.0.0-b').links).toEqual(links);
});

test('what was checked tells by which rules', () => {
  const { hash } = pageChecker('rules', {})('/vans', page('1.0.0-a'), '1.0.0-a');
  expect(isCheckedBy('rules', hash)).toBe(true);
  expect(isCheckedBy('others', hash)).toBe(false);
  expect(isCheckedBy('rules', undefined)).toBe(false);
});
