import { company } from '@site/shared/company/company';
import { type Html, html } from '@site/shared/node/html';
import { timeZoneName } from './parts';

/** The pages of the menu, by path. */
const menu = { enquiries: 'Enquiries', applications: 'Applications', waiting: 'Mails and webhooks' };

export type MenuEntry = keyof typeof menu;

interface Page {
  title: string;
  /** The page's entry in the menu, if it is one of its pages. */
  at?: MenuEntry | undefined;
  content: Html;
}

/** A whole document of the inbox. */
export function inboxPage({ title, at, content }: Page): string {
  return html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${company.name} inbox</title>
<link rel="stylesheet" href="/inbox.css">
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header data-tone="night">
<p><a href="/enquiries">${company.name} <span>inbox</span></a></p>
<nav aria-label="Inbox">
<ul>${Object.entries(menu).map(([path, name]) => html`<li><a href="/${path}"${path === at && html` aria-current="page"`}>${name}</a></li>`)}</ul>
</nav>
</header>
<main id="main">
<h1 dir="auto">${title}</h1>
${content}
</main>
<footer><p>All times are ${timeZoneName}.</p></footer>
</body>
</html>
`.text;
}
