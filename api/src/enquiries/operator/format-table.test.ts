import { expect, test, vi } from 'vitest';
import { sampleEnquiry } from '../../testing/sample-enquiry';
import { formatTable } from './format-table';

// Formatting the times would take most of this test.
vi.mock('../office-time', () => ({ officeTime: () => '1 Mar 2026, 15:30 IST' }));

test('a list of 130,000 enquiries is a table', () => {
  const enquiry = { ...sampleEnquiry, id: 'b6f3', createdAt: '2026-03-01T10:00:00.000Z' };
  const table = formatTable('enquiries', Array(130_000).fill(enquiry), {});
  expect(table.trimEnd().split('\n')).toHaveLength(130_001);
});
