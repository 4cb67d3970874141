import { type Html, html } from '@site/shared/node/html';
import { onOneLine } from '@site/shared/node/printable-text';
import type { countNotifications } from '../../mail/count-notifications';
import type { readUndelivered } from '../../operator/queries';
import { inboxPage } from './layout';
import { buttonForm, counted, timeOf } from './parts';

type Notification = Awaited<ReturnType<typeof readUndelivered>>[number];

export interface Undelivered {
  counts: Awaited<ReturnType<typeof countNotifications>>;
  /** The first of them, at most `mostRows`. */
  rows: Notification[];
}

interface Waiting {
  mails: Undelivered;
  webhooks: Undelivered;
  /** Of resumes. */
  scans: Undelivered;
  /** Whether the inbox has `SMTP_URL`. */
  isMailed: boolean;
  token: string;
}

export const mostRows = 100;

/** The mails, webhooks and scans that wait. First come mails and webhooks that were given up, and infected resumes. */
export function waitingPage({ mails, webhooks, scans, isMailed, token }: Waiting): string {
  // Often only the service has the setting; a failed mail shows that it has.
  const isSet = isMailed || mails.rows.some(({ attempts }) => attempts > 0);
  const isDead = mails.counts.dead + webhooks.counts.dead > 0;
  return inboxPage({
    title: 'Mails and webhooks',
    at: 'waiting',
    content: html`${isDead && html`<div class="actions">${buttonForm('/waiting/resend', { token, button: html`<button class="button" type="submit">Send again what was given up</button>` })}</div>`}
${part('Mails', mails, !isSet && mails.rows.length > 0 && html`<p class="hint">SMTP_URL is not set here. Without it, the site mails nothing.</p>`)}
${part('Webhooks', webhooks)}
${scans.rows.length > 0 && scansPart(scans)}`,
  });
}

function part(name: 'Mails' | 'Webhooks', undelivered: Undelivered, hint: Html | false = false): Html {
  const { dead, waiting } = undelivered.counts;
  const sum = `${counted(dead, 'was', 'were')} given up, ${counted(waiting, 'waits', 'wait')} to be sent.`;
  return listPart(name, undelivered, html`<p>${sum}</p>${hint}`);
}

function scansPart(scans: Undelivered): Html {
  const { infected, waiting } = scans.counts;
  const sum = `${counted(infected, 'is', 'are')} infected, ${counted(waiting, 'waits', 'wait')} to be scanned.`;
  return listPart('Resumes', scans, html`<p>${sum}</p>`);
}

function listPart(name: string, { counts, rows }: Undelivered, summary: Html): Html {
  const id = name.toLowerCase();
  const isPart = counts.dead + counts.infected + counts.waiting > rows.length;
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${name}</h2>
${summary}${isPart && html`<p>The first ${mostRows}:</p>`}
${rows.length > 0 && html`<ol class="entries">${rows.map(item)}</ol>`}</section>`;
}

const stateNames = { dead: 'given up', infected: 'infected' };

function item({ about, aboutId, state, attempts, dueAt, problem }: Notification): Html {
  return html`<li>
<p class="name">${nameOf(about, aboutId)}</p>
<p class="topic">${state === 'dead' || state === 'infected' ? html`<span class="tag bad">${stateNames[state]}</span>` : html`<span class="tag">waiting</span>`}</p>
<p class="excerpt">${problem !== null && onOneLine(problem)}</p>
<p class="when">${attempts > 0 && state !== 'infected' && html`${counted(attempts, 'attempt')} failed. `}${state === 'waiting' && html`Next: ${timeOf(dueAt)}`}</p>
</li>`;
}

function nameOf(about: Notification['about'], id: string): Html {
  if (about === 'digest') return html`Digest of forms`;
  const path = about === 'enquiry' ? 'enquiries' : 'applications';
  return html`<a href="/${path}/${id}">${about === 'enquiry' ? 'Enquiry' : 'Application'} ${id.slice(0, 8)}</a>`;
}
