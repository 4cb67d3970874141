import { type Html, html } from '@site/shared/node/html';
import { onOneLine } from '@site/shared/node/printable-text';
import type { StoredEnquiry } from '../../enquiry/enquiry-store';
import type { Subject } from '../../operator/command';
import type { Found } from '../../operator/search';
import { type ListQuery, longestText, states } from '../routes/read-request';
import { inboxPage } from './layout';
import { counted, timeOf } from './parts';

/** An enquiry or application in the list. */
export interface Listed
  extends Pick<Found<StoredEnquiry>, 'id' | 'createdAt' | 'answeredAt' | 'firstName' | 'lastName'> {
  /** The subject, or the role. */
  topic: string;
  /** The message, or the additional information. */
  text: string;
}

interface List {
  subject: Subject;
  query: ListQuery;
  entries: Listed[];
  /** Of all pages. */
  count: number;
  pages: number;
  mails: Undelivered;
  webhooks: Undelivered;
}

interface Undelivered {
  waiting: number;
  dead: number;
}

const names = { enquiries: 'Enquiries', applications: 'Applications' };
const one = { enquiries: 'enquiry', applications: 'application' };
const stateNames = { open: 'Open', answered: 'Answered', all: 'Open and answered' };

/** In characters; the style shows as much as there is room for. */
const longestExcerpt = 300;

/** The enquiries or applications that match a search, the newest first. */
export function listPage({ subject, query, entries, count, pages, mails, webhooks }: List): string {
  const state = query.state === 'all' ? '' : `${query.state} `;
  return inboxPage({
    title: names[subject],
    at: subject,
    content: html`${undeliveredNotice(mails, webhooks)}${searchForm(subject, query)}
<div class="found"><p>${counted(count, `${state}${one[subject]}`, `${state}${subject}`)}${query.text.trim() !== '' && html` with <q dir="auto">${onOneLine(query.text)}</q>`}</p>
${count > 0 && html`<a class="button" href="${addressOf(`${subject}/export.csv`, { ...query, page: 1 })}">Export as CSV</a>`}</div>
${count > 0 && html`<ol class="entries">${entries.map((entry) => item(subject, entry))}</ol>`}
${pages > 1 && pageLinks(subject, query, pages)}`,
  });
}

function undeliveredNotice(mails: Undelivered, webhooks: Undelivered): Html | false {
  const [dead, waiting] = [mails.dead + webhooks.dead, mails.waiting + webhooks.waiting];
  if (dead + waiting === 0) return false;
  const text = [
    dead > 0 && `${counted(dead, 'notification was', 'notifications were')} given up`,
    waiting > 0 && `${counted(waiting, 'notification waits', 'notifications wait')} to be sent`,
  ]
    .filter(Boolean)
    .join(', ');
  return html`<p class="notice"><a href="/waiting">${text}</a></p>`;
}

function searchForm(subject: Subject, { text, state }: ListQuery): Html {
  return html`<form class="search" method="get" action="/${subject}" role="search" aria-label="${names[subject]}">
<p><label class="label" for="text">Search <span class="hint">name, address, phone, message or ID</span></label><input class="input" id="text" name="text" type="search" maxlength="${longestText}" value="${text}" autocomplete="off"></p>
<p><label class="label" for="state">State</label><select class="input" id="state" name="state">${states.map(
    (name) => html`<option value="${name}"${name === state && html` selected`}>${stateNames[name]}</option>`,
  )}</select></p>
<p><button class="button solid" type="submit">Search</button></p>
</form>`;
}

function item(subject: Subject, entry: Listed): Html {
  const { id, createdAt, answeredAt, firstName, lastName, topic, text } = entry;
  const excerpt = onOneLine([...text].slice(0, longestExcerpt).join(''));
  return html`<li>
<p class="name"><a href="/${subject}/${id}" dir="auto">${onOneLine(`${firstName} ${lastName}`)}</a></p>
<p class="topic" dir="auto">${onOneLine(topic)}</p>
<p class="excerpt" dir="auto">${excerpt}</p>
<p class="when">${timeOf(createdAt)}${answeredAt !== '' && html` <span class="tag">answered</span>`}</p>
</li>`;
}

function pageLinks(subject: Subject, query: ListQuery, pages: number): Html {
  const { page } = query;
  const link = (to: number, text: string) =>
    html`<li><a class="button" href="${addressOf(subject, { ...query, page: to })}">${text}</a></li>`;
  return html`<nav class="pages" aria-label="Pages"><ul>
${page > 1 && link(page - 1, 'Newer')}
<li>Page ${page} of ${pages}</li>
${page < pages && link(page + 1, 'Older')}
</ul></nav>`;
}

function addressOf(path: string, { text, state, page }: ListQuery): string {
  const query = new URLSearchParams({ text, state, ...(page > 1 && { page: String(page) }) });
  return `/${path}?${query}`;
}
