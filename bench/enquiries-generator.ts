import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { enquiryAddress } from '@site/shared/company/company';
import autocannon from 'autocannon';
import type { Enquiry } from '../shared/src/contracts/enquiry';
import { answersFile, type LoadOptions, type LoadResult, resultFile } from './enquiries-load';

/** The process that plays the visitors: sends, and notes what was answered. Started by enquiries-load.ts. */
const { address, seconds, connections, folder }: LoadOptions = JSON.parse(process.argv[2] ?? '');

const enquiry: Enquiry = {
  firstName: 'Asha',
  lastName: 'Verma',
  email: 'asha@mill.example',
  phone: '07312550100',
  /** Each has its own. */
  subject: '',
  message: 'We run two warehouses and count our stock in a spreadsheet. '.repeat(8),
};

const answers: string[] = [];

const outcome = await autocannon({
  url: address + enquiryAddress,
  duration: seconds,
  connections,
  requests: [
    {
      method: 'POST',
      setupRequest: (request, context) => {
        const words = randomUUID();
        Object.assign(context, { words });
        return {
          ...request,
          headers: { 'content-type': 'application/json', 'idempotency-key': words },
          body: JSON.stringify({ ...enquiry, subject: words }),
        };
      },
      onResponse: (status, body, context) => {
        if (status !== 200) return;
        answers.push(`${'words' in context ? context.words : ''} ${JSON.parse(body).id}`);
      },
    },
  ],
});

const { latency, duration, errors, timeouts, non2xx } = outcome;
const result: LoadResult = {
  latency: {
    p50: latency.p50,
    p97_5: latency.p97_5,
    p99: latency.p99,
    p99_9: latency.p99_9,
    max: latency.max,
  },
  rate: answers.length / duration,
  failures: { errors, timeouts, non2xx },
};
await writeFile(join(folder, resultFile), JSON.stringify(result));
await writeFile(join(folder, answersFile), answers.join('\n'));
