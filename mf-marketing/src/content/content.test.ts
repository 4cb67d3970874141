import { readContent } from '@site/kit/content/collections';
import { company } from '@site/shared/company/company';
import { describe, expect, it } from 'vitest';
import { routes } from '../routes';
import { collections } from './collections';

interface PageEntry {
  path: string;
  head: { title: string; description: string };
}

const { entries, errors } = readContent(collections);
const pages = entries.flatMap(({ name, value }) => (isPage(value) ? [{ name, page: value }] : []));

describe('the marketing content', () => {
  it('is complete', () => {
    expect(errors).toEqual([]);
  });

  it('has one entry for each of its addresses', () => {
    const addresses = routes.addresses.map(({ path }) => path);
    expect(pages.map(({ page }) => page.path).sort()).toEqual(addresses.sort());
  });

  it('gives every page a title of its own that fits next to the company’s name', () => {
    expect(repeated(pages.map(({ page }) => page.head.title))).toEqual([]);
    expect(pages.filter(({ page }) => `${page.head.title} | ${company.name}`.length > 60)).toEqual([]);
  });

  it('gives every page a description of its own', () => {
    expect(repeated(pages.map(({ page }) => page.head.description))).toEqual([]);
  });

  it('repeats no sentence of six words or more in another entry', () => {
    const said = entries.flatMap(({ name, value }) =>
      [...new Set(sentencesIn(value))].map((sentence) => ({ name, sentence })),
    );
    const twice = new Set(repeated(said.map(({ sentence }) => sentence)));
    expect(said.filter(({ sentence }) => twice.has(sentence))).toEqual([]);
  });

  it('writes no space before a percent sign, which could begin a line', () => {
    const texts = entries.flatMap(({ value }) => textsIn(value));
    expect(texts.filter((text) => /\d %/.test(text))).toEqual([]);
  });

  it('draws every picture from a seed of its own', () => {
    expect(repeated(entries.flatMap(({ value }) => seedsIn(value)))).toEqual([]);
  });
});

function isPage(value: unknown): value is PageEntry {
  return typeof value === 'object' && value !== null && 'path' in value && 'head' in value;
}

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Every sentence of six words or more, however deep in the entry, without regard to case and punctuation. */
function sentencesIn(value: unknown): string[] {
  return textsIn(value)
    .flatMap((text) => text.split(/[.!?]\s+/))
    .map((sentence) => sentence.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? [])
    .filter((words) => words.length >= 6)
    .map((words) => words.join(' '));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

function seedsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === 'seed' ? [part] : seedsIn(part)));
}
