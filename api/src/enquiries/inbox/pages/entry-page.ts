import { type Html, html } from '@site/shared/node/html';
import { inLines, onOneLine } from '@site/shared/node/printable-text';
import type { ResumeScan, StoredApplication } from '../../application/application-store';
import type { StoredEnquiry } from '../../enquiry/enquiry-store';
import { applicationFacts, enquiryFacts, type Facts } from '../../facts';
import { isPlainAddress } from '../../mail/compose-email';
import { inboxPage } from './layout';
import { buttonForm, timeOf } from './parts';

/** An enquiry or application, as the inbox shows it. */
export type Entry = { answeredAt: string | undefined } & (
  | { subject: 'enquiries'; stored: StoredEnquiry }
  | { subject: 'applications'; stored: StoredApplication }
);

/** @returns a heading for an enquiry or application */
export function titleOf({ subject, stored }: Entry): string {
  const kind = subject === 'enquiries' ? 'Enquiry' : 'Application';
  return onOneLine(`${kind} of ${stored.firstName} ${stored.lastName}`);
}

/** What it is about, in the visitor's words. */
function topicOf({ subject, stored }: Entry): string {
  return onOneLine(subject === 'enquiries' ? stored.subject : stored.role);
}

/** One enquiry or application, complete. */
export function entryPage(entry: Entry, token: string): string {
  const { subject, stored } = entry;
  return inboxPage({
    title: titleOf(entry),
    content: html`<p class="lead" dir="auto">${topicOf(entry)}</p>
<p class="hint">${timeOf(stored.createdAt)}${entry.answeredAt !== undefined && html` <span class="tag">answered</span>`}</p>
${actions(entry, token)}
${
  subject === 'enquiries'
    ? html`${textPart('Message', stored.message)}${factsPart(enquiryFacts(stored), entry)}`
    : html`${textPart('Additional information', stored.additionalInfo1)}${resumePart(stored)}${factsPart(applicationFacts(stored), entry)}`
}`,
  });
}

function actions(entry: Entry, token: string): Html {
  const { subject, stored, answeredAt } = entry;
  const address = `/${subject}/${stored.id}`;
  const next = answeredAt === undefined ? 'answered' : 'open';
  const { email } = stored;
  // `encodeURIComponent` throws for half a surrogate pair.
  const subjectOfReply = encodeURIComponent(`Re: ${topicOf(entry)}`.toWellFormed());
  const reply =
    isPlainAddress(email) &&
    `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${subjectOfReply}`;
  return html`<div class="actions">
${reply && html`<a class="button solid" href="${reply}">Reply by e-mail</a>`}
${buttonForm(`${address}/${next}`, { token, button: html`<button class="button" type="submit">Mark as ${next}</button>` })}
<a class="button bad" href="${address}/delete">Delete …</a>
</div>`;
}

function textPart(heading: string, text: string): Html {
  return html`<section aria-labelledby="text"><h2 id="text">${heading}</h2><p class="text" dir="auto">${inLines(text)}</p></section>`;
}

/** A resume is downloaded, never shown: it is a stranger's file. */
function resumePart({ id, resumeName, resumeScan = 'clean' }: StoredApplication): Html {
  return html`<section aria-labelledby="resume"><h2 id="resume">Resume</h2>
${resumeScan === 'clean' ? html`<p><a class="button" href="/applications/${id}/resume">Download the resume</a></p>` : html`<p>${unscanned(resumeScan)}</p>`}
<p class="hint" dir="auto">${onOneLine(resumeName)}</p></section>`;
}

function unscanned(resumeScan: Exclude<ResumeScan, 'clean'>): Html {
  return resumeScan === 'waiting'
    ? html`It waits to be scanned, and can be downloaded once it is clean.`
    : html`<span class="tag bad">${onOneLine(resumeScan)}</span> Ask the applicant for another file, then delete this application.`;
}

function factsPart(facts: Facts, { stored, answeredAt }: Entry): Html {
  const shown: Record<string, string | Html> = {
    ...facts,
    Received: timeOf(stored.createdAt),
    Answered: answeredAt === undefined ? 'not yet' : timeOf(answeredAt),
  };
  return html`<section aria-labelledby="facts"><h2 id="facts">Details</h2><dl class="facts">${Object.entries(
    shown,
  ).map(
    ([label, value]) =>
      html`<div><dt>${label}</dt><dd dir="auto">${typeof value === 'string' ? onOneLine(value) : value}</dd></div>`,
  )}</dl></section>`;
}
