import type { ReportedVisit } from '@site/shared/site-model/visit-report';

declare global {
  interface Navigator {
    /** https://w3c.github.io/gpc */
    globalPrivacyControl?: boolean;
  }
}

/**
 * Reads how the document was reached. The result is kept in the document's memory alone: a click that loads no document
 * keeps it. In a further document the campaign is known if the referrer, a page of this site, still has it in its address.
 * @param page the document's own navigation
 * @returns undefined where the browser asks not to be tracked
 */
export function readVisit({
  name,
  type,
}: Pick<PerformanceNavigationTiming, 'name' | 'type'>): Omit<ReportedVisit, 'landing'> | undefined {
  const { doNotTrack, globalPrivacyControl } = navigator;
  if (doNotTrack === '1' || globalPrivacyControl) return undefined;
  const { referrer } = document;
  const host = referrer && new URL(referrer).hostname;
  const isOwn = host === location.hostname;
  const { searchParams } = new URL(isOwn ? referrer : name);
  // Not sent where it may contain a person's address.
  const campaign = (key: string) => /^[\w .-]{1,40}$/.exec(searchParams.get(key) ?? '')?.[0] ?? '';
  return {
    arrives: type === 'navigate' && !isOwn,
    source: isOwn ? 'site' : host || 'direct',
    campaign: [campaign('utm_source'), campaign('utm_campaign')],
    enquiry: false,
  };
}
