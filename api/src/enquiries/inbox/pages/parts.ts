import { timeZone } from '@site/shared/company/company';
import { type Html, html } from '@site/shared/node/html';
import { officeTime } from '../../office-time';

/** `1 Mar 2026, 15:30 IST` */
export function timeOf(iso: string): Html {
  return html`<time datetime="${iso}">${officeTime(iso)}</time>`;
}

/** The name of the company's time zone: `India Standard Time`. */
export const timeZoneName = new Intl.DateTimeFormat('en-IN', { timeZone, timeZoneName: 'long' })
  .formatToParts()
  .find(({ type }) => type === 'timeZoneName')?.value;

const number = new Intl.NumberFormat('en-IN');

/** `1 mail`, `1,200 mails` */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${number.format(count)} ${count === 1 ? one : many}`;
}

/** A form with one button and the token that protects it. */
export function buttonForm(address: string, { token, button }: { token: string; button: Html }): Html {
  return html`<form method="post" action="${address}"><input type="hidden" name="token" value="${token}">${button}</form>`;
}
