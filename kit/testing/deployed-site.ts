import { randomUUID } from 'node:crypto';
import type { BrowserContext, Route } from '@playwright/test';
import { applicationAddress, enquiryAddress } from '@site/shared/company/company';
import { enquiryReceivedPath } from '@site/shared/site-model/enquiry';
import { reportsAddress } from '@site/shared/site-model/reports-address';

/** Whether a site is somewhere else: a deployed site, given by its URL. */
export const isDeployed = (against: string) => /^https?:/.test(against);

/**
 * Keeps what tests type and measure from a deployed site. Forms are answered in the browser as the API answers a stored
 * form, so that the journey goes on; the setting SEND_FORMS lets them through. Reports of visits are never sent: their
 * errors decide rollouts.
 */
export async function keepFromDeployedSite(context: BrowserContext): Promise<void> {
  await context.route(`**${reportsAddress}`, (route) => route.fulfill({ status: 204 }));
  await context.addInitScript(dropLastBeacon);
  if (process.env.SEND_FORMS) return;
  for (const address of [enquiryAddress, applicationAddress])
    await context.route(`**${address}`, (route) =>
      route.request().method() === 'POST' ? answerAsStored(route) : route.fallback(),
    );
}

/** Runs in the browser: the beacon of a closed page can't be routed any more. */
function dropLastBeacon() {
  let isLeaving = false;
  addEventListener('pagehide', () => (isLeaving = true), true);
  addEventListener('pageshow', () => (isLeaving = false), true);
  const { sendBeacon } = navigator;
  navigator.sendBeacon = (...beacon) => isLeaving || sendBeacon.apply(navigator, beacon);
}

/** A browser without JavaScript posts a form, and is redirected. */
async function answerAsStored(route: Route): Promise<void> {
  const type = route.request().headers()['content-type'] ?? '';
  if (type.startsWith('application/x-www-form-urlencoded'))
    return route.fulfill({ status: 303, headers: { location: enquiryReceivedPath } });
  return route.fulfill({ json: { message: 'Received. Thank you.', id: randomUUID() } });
}
