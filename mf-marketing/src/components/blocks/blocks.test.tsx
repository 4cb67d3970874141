import { renderPage } from '@site/kit/testing/render-page';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Block } from '../../content/blocks.schema';
import { Blocks } from './blocks';

const note: Block = { kind: 'note', heading: 'A note', text: ['Said once.'] };
const figures: Block = {
  kind: 'figures',
  heading: 'Some figures',
  figures: [
    { value: '1', label: 'one' },
    { value: '2', label: 'two' },
    { value: '3', label: 'three' },
  ],
  note: 'Counted by hand.',
};
const table: Block = {
  kind: 'table',
  heading: 'A table',
  columns: ['Provider', 'Region'],
  rows: [
    ['North', 'Delhi'],
    ['West', 'Mumbai'],
    ['South', 'Chennai'],
  ],
};
const steps: Block = {
  kind: 'steps',
  heading: 'Some steps',
  steps: [
    { label: 'Week 1', text: 'Listen.' },
    { label: 'Week 2', text: 'Build.' },
    { label: 'Week 3', text: 'Check.' },
  ],
};

function groundOf(heading: string) {
  return screen.getByRole('region', { name: heading }).dataset.tone;
}

test('gives neighbouring sections different backgrounds', () => {
  renderPage(<Blocks blocks={[note, table, steps]} follow="deep" />);
  expect([groundOf('A note'), groundOf('A table'), groundOf('Some steps')]).toEqual([
    'paper',
    'deep',
    'paper',
  ]);
});

test('shows figures on indigo in the middle of a page', () => {
  renderPage(<Blocks blocks={[figures, note]} follow="deep" />);
  expect(groundOf('Some figures')).toBe('night');
});

test('does not show figures on indigo next to an indigo section', () => {
  renderPage(<Blocks blocks={[{ ...figures, heading: 'First' }, note, figures]} follow="night" />);
  expect(groundOf('First')).toBe('paper');
  expect(groundOf('Some figures')).toBe('paper');
});

test('names rows and columns of a table', () => {
  renderPage(<Blocks blocks={[table]} follow="paper" />);
  const shown = screen.getByRole('table', { name: 'A table' });
  expect(
    within(shown)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Provider', 'Region']);
  expect(within(shown).getByRole('rowheader', { name: 'West' })).toBeTruthy();
  // Phones hide the header row; each cell names its column instead.
  expect(within(shown).getByRole('cell', { name: 'Mumbai' }).dataset.column).toBe('Region');
});

test('keeps the order of steps', () => {
  renderPage(<Blocks blocks={[steps]} follow="paper" />);
  const labels = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(labels).toEqual(['Week 1', 'Week 2', 'Week 3']);
});
