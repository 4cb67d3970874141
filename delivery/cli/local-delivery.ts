import type { LocalDelivery } from '@site/kit/client/delivery';
import { showWarnings } from '@site/kit/client/deploy-over-service';
import { deployRelease } from '../deploy/deploy-release';
import { localAttribution } from '../deploy/log/local-attribution';
import { withdraw } from '../deploy/withdrawal/withdraw';
import { previewHere, withdrawPreviewHere } from './preview';
import { releaseCheckout } from './release-checkout';
import { readLog, reportReleases, verifySite } from './releases';
import { changeLocalRollout, showRollout, watchRollout } from './rollout';
import { storeBuild } from './store-build';

/** The kit's commands on the site of this checkout. */
export const localDelivery: LocalDelivery = {
  store: storeBuild,
  async release(app, { reason, verdict, ...request }, onStep) {
    const local = await localAttribution(reason);
    const by = verdict ? { ...local, said: { ...local.said, verdict } } : local;
    return deployRelease({ ...request, app, action: 'release', by, onStep });
  },
  async rollback(app, { reason, ...request }, onStep) {
    const by = await localAttribution(reason);
    return deployRelease({ ...request, app, action: 'rollback', by, onStep });
  },
  async withdraw(app, version, reason) {
    const { warnings } = await withdraw({ app, version, by: { ...(await localAttribution()), reason } });
    showWarnings(warnings);
  },
  preview: previewHere,
  withdrawPreview: withdrawPreviewHere,
  rollout: showRollout,
  changeRollout: changeLocalRollout,
  watchRollout,
  releases: reportReleases,
  log: readLog,
  verify: verifySite,
  releaseCheckout,
};
