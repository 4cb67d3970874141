import { exitWithError } from '@site/kit/client/exit-with-error';
import { releaseCheckout } from './release-checkout';

/** `npm run release`: makes everything of this checkout live that is not. */
await releaseCheckout().catch(exitWithError);
