import { onOneLine } from '@site/shared/node/printable-text';
import { operatorCommand } from '../../settings/npm-environment';
import { officeTime } from '../office-time';
import type { Tables } from '../storage/tables';

type Notification = Pick<
  Tables['notifications'],
  'about' | 'aboutId' | 'state' | 'attempts' | 'dueAt' | 'problem'
>;

/** @returns the mails that wait and those given up, with their reasons, one a line */
export function formatMail(notifications: Notification[], isMailed: boolean): string {
  const dead = notifications.filter(({ state }) => state === 'dead');
  const waiting = notifications.filter(({ state }) => state === 'waiting');
  const lines = [`${dead.length} given up, ${waiting.length} waiting to be mailed.`];
  // Often only the service has the setting; a failed mail shows that it has.
  const isTried = waiting.some(({ attempts }) => attempts > 0);
  if (waiting.length > 0 && !isMailed && !isTried)
    lines.push('SMTP_URL is not set here. Without it, the site mails nothing: set it and restart the site.');
  if (dead.length > 0)
    lines.push(`Mail what was given up again with: ${operatorCommand('enquiries')} resend --all`);
  return toText([...lines, ...[...dead, ...waiting].filter(({ problem }) => problem).map(describe)]);
}

/** @returns the same for webhooks; empty when each was delivered */
export function formatWebhooks(webhooks: Notification[]): string {
  if (webhooks.length === 0) return '';
  const dead = webhooks.filter(({ state }) => state === 'dead');
  return toText([
    `Webhooks: ${dead.length} given up, ${webhooks.length - dead.length} waiting.`,
    ...webhooks.filter(({ problem }) => problem).map(describe),
  ]);
}

/** @returns the resumes that wait to be scanned, and the infected ones; empty when each is clean */
export function formatScans(scans: Notification[]): string {
  if (scans.length === 0) return '';
  const infected = scans.filter(({ state }) => state === 'infected');
  return toText([
    `Resumes: ${scans.length - infected.length} waiting to be scanned, ${infected.length} infected.`,
    ...scans.filter(({ problem }) => problem).map(describe),
  ]);
}

function toText(lines: string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

function describe({ state, about, aboutId, attempts, dueAt, problem }: Notification): string {
  if (state === 'infected') return `${aboutId}  ${about}, infected: ${onOneLine(problem ?? '')}`;
  const next = state === 'dead' ? 'given up' : `next ${officeTime(dueAt)}`;
  return `${aboutId}  ${about}, ${attempts} failed, ${next}: ${onOneLine(problem ?? '')}`;
}
