import { type Html, html } from '@site/shared/node/html';
import { linesToShow, type StatusLine } from '@site/shared/node/status-line';

/** The lines of `npm run status`. */
export function statusPart(lines: StatusLine[]): Html {
  return html`<section aria-labelledby="status"><h2 id="status">Status</h2>
<dl class="status">${linesToShow(lines).map(
    ({ name, text, remedy }) =>
      html`<div><dt>${name}</dt><dd>${remedy !== undefined && html`<b class="tag bad">Attention</b> `}${text}${remedy !== undefined && html`. ${remedy}`}</dd></div>`,
  )}</dl>
</section>`;
}
