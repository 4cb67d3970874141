import { type Html, html } from '@site/shared/node/html';

/** A value, marked with a word when it is above its limit. */
export function limited(value: number | undefined, limit: number, text: string): Html {
  return value !== undefined && value > limit ? html`${text} <b class="tag bad">high</b>` : html`${text}`;
}
