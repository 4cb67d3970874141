import { startSite } from '@site/kit/testing/running-site';
import { visit } from '../api/src/testing/honest-visitor';
import { attack } from '../api/src/testing/hostile-clients';
import { storedSubjects } from './enquiries';
import { table, verdict, writeSection } from './results';
import { allPaths } from './sites';

const seconds = 60;
const stalled = 300;
const slowReaders = 60;

/** Reads pages and sends enquiries as an honest visitor while hostile clients attack the built server. */
export async function measureHostileClients(): Promise<void> {
  const site = await startSite(undefined, { LOG_LEVEL: 'error' });
  const endAttack = attack({ address: site.address, stalled, slowReaders });
  try {
    const seen = await visit(site.address, allPaths, seconds);
    const stored = await storedSubjects(site.dataFolder);
    const lost = seen.stored.filter((subject) => !stored.includes(subject)).length;
    const sorted = seen.pages.toSorted((one, other) => one - other);
    const at = (share: number) => `${Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)} ms`;
    await writeSection('hostile', [
      `${stalled} connections that stall, ${slowReaders} that ask for 60 pages each and read none, and enquiries with crafted addresses, for ${seconds} s; all of them open again what the server closes. Meanwhile a visitor at another address reads pages, each over a new connection.`,
      table(
        ['Target', 'Measured', 'Met'],
        [
          verdict('Pages read', String(sorted.length), sorted.length > 0),
          verdict(
            'Other answers than 200, or none: 0',
            String(seen.failures.length),
            seen.failures.length === 0,
          ),
          verdict('Enquiries answered: at least 1', String(seen.stored.length), seen.stored.length > 0),
          verdict('Answered, but not stored: 0', String(lost), lost === 0),
        ],
      ),
      `A page took ${at(0.5)} (median), ${at(0.99)} (99 of 100), ${at(0.9999)} (the slowest).`,
    ]);
    for (const failure of new Set(seen.failures)) console.log(failure);
  } finally {
    endAttack();
    await site.stop();
  }
}
