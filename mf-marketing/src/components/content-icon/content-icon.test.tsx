import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { iconNames } from '../../content/icons';
import { ContentIcon } from './content-icon';

test('draws every icon that content may name, each differently', () => {
  const drawings = iconNames.map((name) => render(<ContentIcon name={name} />).container.innerHTML);
  expect(drawings.every((drawing) => drawing.includes('<svg'))).toBe(true);
  expect(new Set(drawings).size).toBe(iconNames.length);
});
