import { expect, test } from 'vitest';
import { htmlFaults } from './html-faults';

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Career</title></head><body>${body}</body></html>`;

test('a valid page has no errors', async () => {
  expect(await htmlFaults(page('<h1>Career</h1>'))).toEqual([]);
});

test('a section is named by its heading or by a label', async () => {
  const body = `
    <section><div><h2>Pay</h2></div><article><h3>Bonus</h3></article></section>
    <section aria-label="Leave"><article aria-labelledby="days"><span id="days">Days</span></article></section>`;
  expect(await htmlFaults(page(`<h1>Career</h1>${body}`))).toEqual([]);
});

test.each([
  ['a section without a heading', '<section><p>Pay</p></section>', 'section-name'],
  [
    'a section with no heading but that of an article in it',
    '<section><article><h2>Pay</h2></article></section>',
    'section-name',
  ],
  [
    'two articles with the same name',
    '<article><h2>Pay</h2></article><article aria-label="Pay"></article>',
    'section-name',
  ],
  ['a field without a label', '<input type="text" name="city" />', 'input-missing-label'],
  ['a repeated id', '<p id="pay"></p><p id="pay"></p>', 'no-dup-id'],
  ['a reference to nothing', '<section aria-labelledby="gone">Pay</section>', 'no-missing-references'],
  ['a block in a paragraph', '<p><b><div>Pay</div></b></p>', 'element-permitted-content'],
  [
    'two landmarks with the same name',
    '<nav><a href="/">a</a></nav><nav><a href="/">b</a></nav>',
    'unique-landmark',
  ],
])('%s is an error with its position', async (_, body, rule) => {
  const faults = await htmlFaults(page(body));
  expect(faults.join('\n')).toContain(`(${rule})`);
  expect(faults[0]).toMatch(/^(html|#\w+)\b.*: \S/);
});
