import fastify from 'fastify';
import { onTestFinished } from 'vitest';
import { createApplicationStore } from '../enquiries/application/application-store';
import { createEnquiryStore } from '../enquiries/enquiry/enquiry-store';
import { composeForNotification } from '../enquiries/mail/compose-email';
import { createMailer } from '../enquiries/mail/mailer';
import { startOutbox } from '../enquiries/mail/start-outbox';
import { openDatabase } from '../enquiries/storage/open-database';
import { makeSqlite, type TestDatabase } from './databases';

export const threeDays = 3 * 24 * 60 * 60_000;

interface Options {
  smtpUrl: string;
  giveUpAfter?: number;
  /** Milliseconds of the first back-off. */
  retryAfter?: number;
  place: TestDatabase;
}

/** Store and delivery of one instance, set up as by the server, with waits of a few milliseconds. */
export async function openInstance(options: Options) {
  const { smtpUrl, giveUpAfter = threeDays, retryAfter = 5, place } = options;
  const database = await openDatabase(place.location);
  const enquiries = createEnquiryStore(database);
  const applications = createApplicationStore(database);
  const mail = { smtpUrl, to: 'sales@shop.example', from: 'site@shop.example', retrySeconds: 0 };
  const start = (silence: number) =>
    startOutbox({
      database,
      location: place.location,
      table: 'notifications',
      sender: createMailer(mail, { mail: 60_000, connect: 10_000, silence, idle: 50 }),
      compose: (notification) => composeForNotification(notification, { database, enquiries, applications }),
      retrySeconds: retryAfter / 1000,
      giveUpAfter,
      log: fastify().log,
      interval: 20,
    });
  let worker: ReturnType<typeof start> | undefined;
  onTestFinished(async () => {
    await worker?.stop();
    await database.destroy();
  });
  return {
    database,
    enquiries,
    /** @param silence milliseconds for each answer of the mail server */
    deliver: (silence = 10_000) => {
      worker = start(silence);
      return worker;
    },
    states: async () =>
      (await database.selectFrom('notifications').select('state').execute()).map(({ state }) => state),
    problems: async () => {
      const failed = database.selectFrom('notifications').select('problem').where('problem', 'is not', null);
      return (await failed.execute()).map(({ problem }) => problem);
    },
  };
}

/** An instance on SQLite. */
export const openPlain = async (options: Omit<Options, 'place'>) =>
  openInstance({ ...options, place: await makeSqlite() });

/** For `waitFor`. */
export const untilTrue = { timeout: 30_000, interval: 10 };
