import { expect, test } from 'vitest';
import { scriptJson } from './script-json';

test('no text of a value ends the script element, and the value is parsed unchanged', () => {
  const value = { text: '</script><!-- <script>' };
  expect(scriptJson(value)).not.toContain('<');
  expect(JSON.parse(scriptJson(value))).toEqual(value);
});
