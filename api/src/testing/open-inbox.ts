import { onTestFinished } from 'vitest';
import { createApplicationStore } from '../enquiries/application/application-store';
import { createEnquiryStore } from '../enquiries/enquiry/enquiry-store';
import { buildInbox } from '../enquiries/inbox/build-inbox';
import { openDatabase } from '../enquiries/storage/open-database';
import { type MakeDatabase, makeSqlite } from './databases';
import { sampleApplication, sampleResume } from './sample-application';
import { sampleEnquiry } from './sample-enquiry';
import { storedId } from './stored-id';

const password = 'of-the-test-and-no-other';

/** The headers of each request of a browser. */
export const inboxHeaders = {
  host: 'localhost:3200',
  authorization: `Basic ${Buffer.from(`inbox:${password}`).toString('base64')}`,
};

/** The parts of an inbox, except its database. */
export const inboxParts = { password, origin: undefined, isMailed: false, logger: false, style: 'body {}' };

type Headers = Record<string, string>;

/** The inbox of a database that a server has open, for `inject`; closed when the test ends. */
export async function openInbox({
  makeDatabase = makeSqlite,
  origin,
}: {
  makeDatabase?: MakeDatabase;
  origin?: string;
} = {}) {
  const { location, environment } = await makeDatabase();
  const database = await openDatabase(location);
  const inbox = buildInbox({ ...inboxParts, database: location, origin });
  onTestFinished(async () => {
    await inbox.close();
    await database.destroy();
  });
  const ask = (url: string, headers: Headers = {}) =>
    inbox.inject({ url, headers: { ...inboxHeaders, ...headers } });
  return {
    ...{ app: inbox, database, environment, ask },
    /** Presses the button of a form, like a browser that shows its page. */
    async press(page: string, action: string, headers: Headers = {}, token?: string) {
      const { body } = await ask(page);
      const form = new RegExp(`action="${action}"><input type="hidden" name="token" value="([^"]+)"`);
      return inbox.inject({
        method: 'POST',
        url: action,
        headers: {
          ...inboxHeaders,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
        payload: new URLSearchParams({ token: token ?? form.exec(body)?.[1] ?? '' }).toString(),
      });
    },
    /** Stores an enquiry. @returns its ID */
    async store(change: Partial<typeof sampleEnquiry> = {}) {
      return storedId(createEnquiryStore(database).add({ ...sampleEnquiry, ...change }));
    },
    /** Stores an application. @returns its ID */
    async apply(change: Partial<typeof sampleApplication> = {}) {
      const resume = { name: '"><img src=x>.pdf', content: sampleResume };
      const texts = { ...sampleApplication, ...change };
      return storedId(createApplicationStore(database).add(texts, resume));
    },
  };
}
