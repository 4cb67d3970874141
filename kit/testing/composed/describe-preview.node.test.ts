import { expect, test } from 'vitest';
import { describePreview } from './describe-preview';

const preview = {
  id: '0123456789abcdefghijklmnop',
  url: 'https://0123456789abcdefghijklmnop.preview.example/career',
  expires: '2026-11-28T10:00:00.000Z',
};

test('the text for a pull request names the preview, its link and how each page differs', () => {
  const pages = [
    {
      path: '/career',
      findings: ['390 px: from row 812 on, 14 new rows, 24 rows longer, 9000 different pixels'],
    },
    { path: '/career/x', findings: [] },
  ];
  expect(
    describePreview({ ...preview, paths: ['/career', '/career/x', '/career/y'] }, pages),
  ).toBe(`<!-- site-preview 0123456789abcdefghijklmnop -->
**[Preview](https://0123456789abcdefghijklmnop.preview.example/career)**, until 2026-11-28T10:00:00.000Z

- \`/career\`: 390 px: from row 812 on, 14 new rows, 24 rows longer, 9000 different pixels
- \`/career/x\`: no visible difference
- 1 more pages, which were not compared
`);
});

test('a preview without changed pages says so', () => {
  expect(describePreview({ ...preview, paths: [] }, [])).toContain('No page differs');
});
