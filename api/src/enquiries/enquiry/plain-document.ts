import { createHash } from 'node:crypto';
import { company, enquiryAddress } from '@site/shared/company/company';
import { documentHeaders } from '@site/shared/http/document-headers';
import { Html, html } from '@site/shared/node/html';
import {
  type EnquiryField,
  enquiryFields,
  enquiryLabels,
  honeypotField,
} from '@site/shared/site-model/enquiry';

/** By the fields' names. */
export type Texts = Partial<Record<EnquiryField, string>>;

const style =
  'body{max-width:40rem;margin:0 auto;padding:1rem;background:#fff;color:#1c1b22;font:1rem/1.5 system-ui,sans-serif}' +
  'a{color:#1d4f91}.error{margin:.25rem 0;color:#a3111f;font-weight:600}' +
  'label{display:block;margin-top:1rem;font-weight:600}' +
  'input,textarea,button,nav a{box-sizing:border-box;min-height:44px;padding:.5rem;font:inherit}' +
  'input,textarea{width:100%;unicode-bidi:plaintext;border:1px solid #6b6a75;border-radius:4px}[aria-invalid]{border:2px solid #a3111f}' +
  'button{margin-top:1rem;padding:.5rem 1.5rem;border:0;border-radius:4px;background:#1d4f91;color:#fff}' +
  'nav a{display:inline-block}';

/** The documents load nothing, run no script, and their form posts to this site only. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The headers of these documents: those of every page, with a stricter policy. */
export const plainDocumentHeaders = { ...documentHeaders, 'content-security-policy': policy };

/** Confirms with the alert's text that the enquiry is stored, for a site without the page for it. */
export function composeReceived(): string {
  const words = html`<p>Thank you. We will answer by e-mail or telephone.</p>`;
  return composeDocument('Form submitted successfully!', words);
}

/**
 * Reports that the enquiry was refused.
 * @param problem the error and its remedy
 */
export function composeRefused(problem: string): string {
  return composeDocument('Error: Your enquiry was not sent', alert(problem));
}

/** The form with what was typed and with the message of each invalid field. */
export function composeForm(problem: string, typed: Texts, errors: Texts): string {
  const firstWrong = enquiryFields.find((field) => errors[field] !== undefined);
  const fields = enquiryFields.map((field) =>
    composeField(field, typed[field] ?? '', errors[field], field === firstWrong),
  );
  return composeDocument(
    'Error: Your enquiry was not sent',
    html`${alert(problem)}
<form method="post" action="${enquiryAddress}" aria-labelledby="form">
<h2 id="form">Send an enquiry</h2>
${fields}
<div hidden><input name="${honeypotField}" tabindex="-1" autocomplete="off"></div>
<button>Send enquiry</button>
</form>`,
  );
}

const controls: Record<EnquiryField, Html> = {
  firstName: html`autocomplete="given-name"`,
  lastName: html`autocomplete="family-name"`,
  email: html`type="email" autocomplete="email"`,
  phone: html`type="tel" inputmode="numeric" autocomplete="tel"`,
  subject: html``,
  message: html`rows="5"`,
};

function composeField(field: EnquiryField, typed: string, error: string | undefined, focus: boolean): Html {
  const wrong = error !== undefined && html` aria-invalid="true" aria-describedby="${field}-error"`;
  const attributes = html`id="${field}" name="${field}" ${controls[field]} required${wrong}${focus && html` autofocus`}`;
  const control =
    field === 'message'
      ? // A browser leaves out the first line break of a text area.
        html`<textarea ${attributes}>\n${typed}</textarea>`
      : html`<input ${attributes} value="${typed}">`;
  return html`<label for="${field}">${enquiryLabels[field]}</label>${control}${
    error !== undefined && html`<p class="error" id="${field}-error">${error}</p>`
  }`;
}

function alert(problem: string): Html {
  return html`<p class="error" role="alert">${problem}</p>`;
}

function composeDocument(heading: string, content: Html): string {
  const { name, phone, email } = company;
  return html`<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>${heading} | ${name}</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><style>${new Html(style)}</style></head>
<body><header>${name}</header><main><h1>${heading}</h1>${content}</main>
<nav aria-label="Contact"><a href="/contact">Contact page</a> <a href="/privacy">Privacy</a> <a href="tel:${phone.dialled}">${phone.shown}</a>
<a href="mailto:${email}">${email}</a></nav></body></html>
`.text;
}
