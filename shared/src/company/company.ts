import type * as v from 'valibot';
import facts from './company.json' with { type: 'json' };
import type { companySchema } from './company.schema';

/**
 * Every fact about the company, once: `company.json`, which has a form. It is JSON, as bundlers, test runners and Node import
 * that without a loader.
 */
export const company: v.InferOutput<typeof companySchema> = facts;

/** The time zone of the company's staff, as the IANA names it. Not of `company`, which browsers load. */
export const timeZone = 'Asia/Kolkata';

/** Where the enquiry form posts (requirements §7). */
export const enquiryAddress = `/${company.app}/api.php`;

/** Where the API accepts job applications, if the company wants them. */
export const applicationAddress = `/${company.app}/applications`;

/** The company's chat link. */
export const chatAddress = `https://wa.me/${company.chatNumber}`;
