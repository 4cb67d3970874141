import { parseArgs } from 'node:util';
import type { Command } from '../command';
import { readEnquiryLines } from '../enquiry-lines';
import { loadDelivery } from '../local-delivery';
import { openDelivery } from '../open-delivery';

export const statusCommand: Command = {
  usage: `site status                      shows deployed releases, a rollout, errors, enquiries, mails, backup, disks and the
                                 certificate of this checkout's site; exit code 1 if something needs attention
     --json                      prints JSON
     --to <service>              uses releases of a release service, or DELIVERY_URL`,
  run: async (args) => {
    const { values } = parseArgs({
      args,
      options: { json: { type: 'boolean', default: false }, to: { type: 'string' } },
    });
    const { showStatus } = await loadDelivery('show-status');
    await showStatus(() => openDelivery(values.to), readEnquiryLines(), values.json);
  },
};
