import { company } from '../company/company';
import { type Html, html } from './html';

interface OperatorPage {
  title: string;
  /** What the page belongs to, after the company's name. */
  part: string;
  /** The accessible name of the menu. */
  menuName: string;
  menu: readonly { name: string; path: string }[];
  /** The path of the page's entry in the menu; undefined for a page without one. */
  at: string | undefined;
  /** The path of its styles. */
  styles: string;
  content: Html;
  footer: Html;
}

/** A whole document for operators and teams, without scripts. The first entry of the menu is its home page. */
export function operatorPage(page: OperatorPage): string {
  const { title, part, menuName, menu, at, styles, content, footer } = page;
  return html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${company.name} ${part}</title>
<link rel="stylesheet" href="${styles}">
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header data-tone="night">
<p><a href="${menu[0]?.path ?? '/'}">${company.name} <span>${part}</span></a></p>
<nav aria-label="${menuName}">
<ul>${menu.map(({ name, path }) => html`<li><a href="${path}"${path === at && html` aria-current="page"`}>${name}</a></li>`)}</ul>
</nav>
</header>
<main id="main">
<h1 dir="auto">${title}</h1>
${content}
</main>
<footer><p>${footer}</p></footer>
</body>
</html>
`.text;
}
