import { type Html, html } from '@site/shared/node/html';
import { onOneLine } from '../../mail/printable-text';
import type { readUndelivered } from '../../operator/queries';
import { inboxPage } from './layout';
import { buttonForm, counted, timeOf } from './parts';

type Notification = Awaited<ReturnType<typeof readUndelivered>>[number];

interface Waiting {
  mails: Notification[];
  webhooks: Notification[];
  /** Whether `SMTP_URL` is set. */
  isMailed: boolean;
  token: string;
}

/** Without a mail server, each mail waits. */
const mostRows = 100;

/** The mails and webhooks that wait, and those given up, which come first. */
export function waitingPage({ mails, webhooks, isMailed, token }: Waiting): string {
  const isDead = [...mails, ...webhooks].some(({ state }) => state === 'dead');
  return inboxPage({
    title: 'Mails and webhooks',
    at: 'waiting',
    content: html`${isDead && html`<div class="actions">${buttonForm('/waiting/resend', { token, button: html`<button class="button" type="submit">Send again what was given up</button>` })}</div>`}
${part('Mails', mails, !isMailed && mails.length > 0 && html`<p class="hint">SMTP_URL is not set here. Without it, the site mails nothing.</p>`)}
${part('Webhooks', webhooks)}`,
  });
}

function part(name: 'Mails' | 'Webhooks', notifications: Notification[], hint: Html | false = false): Html {
  const id = name.toLowerCase();
  const dead = notifications.filter(({ state }) => state === 'dead').length;
  const waiting = notifications.length - dead;
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${name}</h2>
<p>${counted(dead, 'was', 'were')} given up, ${counted(waiting, 'waits', 'wait')} to be sent.${notifications.length > mostRows && ` The first ${mostRows}:`}</p>
${hint}${notifications.length > 0 && html`<ol class="entries">${notifications.slice(0, mostRows).map(item)}</ol>`}</section>`;
}

function item({ about, aboutId, state, attempts, dueAt, problem }: Notification): Html {
  return html`<li>
<p class="name">${nameOf(about, aboutId)}</p>
<p class="topic"><span class="tag${state === 'dead' && ' bad'}">${state === 'dead' ? 'given up' : 'waiting'}</span></p>
<p class="excerpt">${problem !== null && onOneLine(problem)}</p>
<p class="when">${attempts > 0 && html`${counted(attempts, 'attempt')} failed. `}${state === 'waiting' && html`Next: ${timeOf(dueAt)}`}</p>
</li>`;
}

function nameOf(about: Notification['about'], id: string): Html {
  if (about === 'digest') return html`Digest of forms`;
  const path = about === 'enquiry' ? 'enquiries' : 'applications';
  return html`<a href="/${path}/${id}">${about === 'enquiry' ? 'Enquiry' : 'Application'} ${id.slice(0, 8)}</a>`;
}
