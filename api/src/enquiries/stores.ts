import type { ApplicationStore } from './application/application-store';
import type { EnquiryStore } from './enquiry/enquiry-store';
import type { Database } from './storage/tables';

/** The database, and what is stored in it. */
export interface Stores {
  database: Database;
  enquiries: EnquiryStore;
  applications: ApplicationStore;
}
