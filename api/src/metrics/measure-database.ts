import { Gauge, type Registry } from 'prom-client';
import { countNotifications } from '../enquiries/mail/count-notifications';
import type { Database } from '../enquiries/storage/tables';
import { readTime } from '../enquiries/storage/timestamps';

/** The metric of the last backup. On SQLite, the backup is recorded in the data folder (`measure-folders.ts`). */
export const backupTime = {
  name: 'site_backup_timestamp_seconds',
  help: 'Time of the last backup of the enquiries; 0: never',
};

/**
 * Adds the metrics of the database.
 * @returns a function that reads them. It reports a failing database as a metric: the other metrics are needed most then
 */
export function measureDatabase(database: Database, registry: Registry): () => Promise<void> {
  const registers = [registry];
  const notifications = new Gauge({
    name: 'site_notifications',
    help: 'Mails and webhooks that wait, and those given up',
    labelNames: ['state'],
    registers,
  });
  const scans = new Gauge({
    name: 'site_scans',
    help: 'Resumes that wait to be scanned, and infected ones',
    labelNames: ['state'],
    registers,
  });
  const retention = new Gauge({
    name: 'site_retention_timestamp_seconds',
    help: 'Time of the last deletion of submissions past their retention period; 0: never',
    registers,
  });
  const databaseUp = new Gauge({
    name: 'site_database_up',
    help: '1 if the database answered at the last read of these metrics, else 0',
    registers,
  });
  /** Of PostgreSQL, which may have backups of another kind: without one of ours, there is no metric, and no alert. */
  let backup: Gauge | undefined;
  return async () => {
    try {
      // All at once: Prometheus gives up after ten seconds, and one may take five.
      const [mails, webhooks, { waiting, infected }, expiry, dumped] = await Promise.all([
        countNotifications(database),
        countNotifications(database, 'webhooks'),
        countNotifications(database, 'scans'),
        readTime(database, 'expiry'),
        readTime(database, 'backup'),
      ]);
      notifications.set({ state: 'waiting' }, mails.waiting + webhooks.waiting);
      notifications.set({ state: 'dead' }, mails.dead + webhooks.dead);
      scans.set({ state: 'waiting' }, waiting);
      scans.set({ state: 'infected' }, infected);
      retention.set(expiry === undefined ? 0 : Date.parse(expiry) / 1000);
      if (dumped !== undefined) {
        backup ??= new Gauge({ ...backupTime, registers });
        backup.set(Date.parse(dumped) / 1000);
      }
      databaseUp.set(1);
    } catch {
      notifications.reset();
      scans.reset();
      databaseUp.set(0);
    }
  };
}
