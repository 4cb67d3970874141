import { html } from '@site/shared/node/html';
import { boardPage } from './layout';

interface Confirmation {
  /** The effect, as a heading and as a sentence. */
  title: string;
  what: string;
  /** The target of the form. */
  address: string;
  button: string;
  /** Hidden fields. */
  fields: Record<string, string>;
  /** The error of an earlier attempt. */
  error: string | undefined;
}

/** Describes the effect and asks for the key. */
export function confirmPage({ title, what, address, button, fields, error }: Confirmation): string {
  return boardPage({
    title,
    content: html`
<p class="lead">${what}</p>
${error !== undefined && html`<div class="error" role="alert"><pre>${error}</pre></div>`}
<form method="post" action="${address}">
${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<p class="field"><label class="label" for="reason">Reason <span class="hint">for the log</span></label><input class="input" id="reason" name="reason" maxlength="500" autocomplete="off"></p>
<p class="field"><label class="label" for="key">Your team’s key</label><input class="input" id="key" name="key" type="password" required autocomplete="off"${error !== undefined && html` aria-invalid="true"`}></p>
<p><button class="button solid" type="submit">${button}</button></p>
</form>`,
  });
}

/** Reports the result. */
export function donePage(title: string, sentences: string[]): string {
  return boardPage({
    title,
    content: html`${sentences.map((sentence) => html`<p class="lead">${sentence}</p>`)}`,
  });
}
