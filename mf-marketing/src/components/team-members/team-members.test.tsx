import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { teamMembers } from '../../content/team/team-members';
import { looks } from './looks';
import { TeamMembers } from './team-members';

test('shows the members by name and role', () => {
  render(<TeamMembers layout="portraits" />);
  expect(screen.getAllByRole('listitem')).toHaveLength(teamMembers.length);
  for (const { title, desc } of teamMembers) {
    expect(screen.getByRole('heading', { level: 3, name: title })).toBeTruthy();
    expect(screen.getByText(desc)).toBeTruthy();
  }
});

test('has no features for a member who has left', () => {
  expect(teamMembers.map(({ img }) => img)).toEqual(expect.arrayContaining(Object.keys(looks)));
});
