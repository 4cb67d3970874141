import { describe, expect, test } from 'vitest';
import { databases } from '../../testing/databases';
import { openTestDatabase } from '../../testing/open-test-database';
import { sampleApplication, sampleResume } from '../../testing/sample-application';
import { sampleEnquiry } from '../../testing/sample-enquiry';
import { storedId } from '../../testing/stored-id';
import { watchQueries } from '../../testing/watch-queries';
import { createApplicationStore } from '../application/application-store';
import { createEnquiryStore } from '../enquiry/enquiry-store';
import { removeOnRequest } from '../retention/remove-submissions';
import { markAnswered, readAnswered } from './answered';
import type { Subject } from './command';
import { type Criteria, countMatches, searchApplications, searchEnquiries } from './search';

describe.each(databases)('on $name', ({ makeDatabase }) => {
  async function openStores() {
    const database = await openTestDatabase((await makeDatabase()).location);
    const [enquiries, applications] = [createEnquiryStore(database), createApplicationStore(database)];
    /** The IDs of what is found, and whether the count says the same. */
    const find = async (subject: Subject, text: string, state: Criteria['state'] = 'all') => {
      const search = subject === 'enquiries' ? searchEnquiries : searchApplications;
      const found = await search(database, { text, state });
      expect(await countMatches(database, subject, { text, state })).toBe(found.length);
      return found.map(({ id }) => id);
    };
    return { database, enquiries, applications, find };
  }

  test('what is found is read by one query, the newest first', async () => {
    const { database, enquiries, applications } = await openStores();
    const resume = { name: 'cv.pdf', content: sampleResume };
    const ids: Record<Subject, string[]> = { enquiries: [], applications: [] };
    for (const day of ['01', '03', '02']) {
      const id = await storedId(enquiries.add(sampleEnquiry));
      const other = await storedId(applications.add(sampleApplication, resume));
      for (const [subject, added] of [
        ['enquiries', id],
        ['applications', other],
      ] as const) {
        const createdAt = `2026-03-${day}T10:00:00.000Z`;
        await database.updateTable(subject).set({ createdAt }).where('id', '=', added).execute();
        ids[subject].push(added);
      }
    }
    for (const [subject, search] of [
      ['enquiries', searchEnquiries],
      ['applications', searchApplications],
    ] as const) {
      const { watched, queries } = watchQueries(database);
      const found = await search(watched, { text: '', state: 'all' });
      const [first, second, third] = ids[subject];
      expect(found.map(({ id }) => id)).toEqual([second, third, first]);
      expect(queries).toHaveLength(1);
    }
  });

  test('only the first ten words are compared with every entry', async () => {
    const { enquiries, find } = await openStores();
    const id = await storedId(enquiries.add(sampleEnquiry));
    expect(await find('enquiries', `${'shop '.repeat(9)}absent`)).toEqual([]);
    expect(await find('enquiries', `${'shop '.repeat(10)}absent`)).toEqual([id]);
  });

  test('each word is found in any field and in the ID, in any case, and is a text rather than a pattern', async () => {
    const { enquiries, find } = await openStores();
    const asha = await storedId(
      enquiries.add({ ...sampleEnquiry, message: 'Save 50% of c:\\my_shop\n"!" it\'s' }),
    );
    const ravi = await storedId(
      enquiries.add({ ...sampleEnquiry, firstName: 'Ravi', email: 'r@mill.example' }),
    );
    for (const text of ['asha VERMA', '50%', 'c:\\my_shop', '"!"', "it's", asha, `shop ${asha.slice(0, 13)}`])
      expect(await find('enquiries', text), text).toEqual([asha]);
    expect(await find('enquiries', 'verma mill.EXAMPLE')).toEqual([ravi]);
    for (const text of ['asha ravi', '5_%', "' or '1'='1", 'my-shop'])
      expect(await find('enquiries', text), text).toEqual([]);
    expect(await find('enquiries', '  ')).toHaveLength(2);
  });

  test('a telephone number is found in every form in which it is written', async () => {
    const { enquiries, applications, find } = await openStores();
    const abroad = await storedId(enquiries.add({ ...sampleEnquiry, phone: '919826054321' }));
    const spaced = await storedId(enquiries.add({ ...sampleEnquiry, message: 'Call +91 98260 54321' }));
    const resume = { name: 'cv.pdf', content: sampleResume };
    const applied = await storedId(applications.add({ ...sampleApplication, phone: '9826054321' }, resume));
    for (const text of ['+91 98260-54321', '098260 54321', '(+91) 98260.54321', ' 9826054321 ']) {
      expect(await find('enquiries', text), text).toContain(abroad);
      expect(await find('applications', text), text).toEqual([applied]);
    }
    expect(await find('enquiries', '+91 98260 54321')).toContain(spaced);
    expect(await find('enquiries', '+91 98260-54322')).toEqual([]);
    expect(await find('enquiries', '98260-54321 asha')).toEqual([]);
  });

  test('applications are found by their answers, not by the names of the fields', async () => {
    const { applications, find } = await openStores();
    const add = (change: Partial<typeof sampleApplication>) =>
      storedId(
        applications.add({ ...sampleApplication, ...change }, { name: 'cv.pdf', content: sampleResume }),
      );
    const quoting = await add({ additionalInfo1: 'I said "hire me",\nC:\\work' });
    const plain = await add({ firstName: 'Zoë' });
    expect(await find('applications', 'isha "HIRE')).toEqual([quoting]);
    expect(await find('applications', 'C:\\work')).toEqual([quoting]);
    expect(await find('applications', 'zoë patidar data')).toEqual([plain]);
    expect(await find('applications', plain)).toEqual([plain]);
    for (const text of ['firstName', 'additionalInfo1', '","', 'cv.pdf'])
      expect(await find('applications', text), text).toEqual([]);
  });

  test('answered ones are told from open ones, until they are opened again or deleted', async () => {
    const { database, enquiries, find } = await openStores();
    const first = await storedId(enquiries.add(sampleEnquiry));
    const second = await storedId(enquiries.add(sampleEnquiry));
    const mark = (id: string, isAnswered: boolean) => markAnswered(database, 'enquiries', { id, isAnswered });
    expect(await mark(first, true)).toBe(true);
    const at = await readAnswered(database, first);
    expect(at).toMatch(/^\d{4}-.*Z$/);
    expect(await mark(first, true)).toBe(true);
    expect(await readAnswered(database, first)).toBe(at);
    expect(await find('enquiries', 'asha', 'answered')).toEqual([first]);
    expect(await find('enquiries', 'asha', 'open')).toEqual([second]);
    expect(await searchEnquiries(database, { text: first, state: 'all' })).toEqual([
      expect.objectContaining({ ...sampleEnquiry, answeredAt: at }),
    ]);
    expect(await mark(first, false)).toBe(true);
    expect(await find('enquiries', '', 'answered')).toEqual([]);
    await mark(second, true);
    await removeOnRequest(database, [second]);
    expect(await readAnswered(database, second)).toBeUndefined();
    expect(await mark(second, true)).toBe(false);
  });

  test('a range of many is read, the newest first', async () => {
    const { database, enquiries } = await openStores();
    for (const minute of [10, 12, 11, 13]) {
      const id = await storedId(enquiries.add({ ...sampleEnquiry, subject: `at ${minute}` }));
      const createdAt = `2026-03-01T10:${minute}:00.000Z`;
      await database.updateTable('enquiries').set({ createdAt }).where('id', '=', id).execute();
    }
    const found = await searchEnquiries(database, { text: '', state: 'all' }, { from: 1, count: 2 });
    expect(found.map(({ subject }) => subject)).toEqual(['at 12', 'at 11']);
  });
});
