import { company } from '@site/shared/company/company';
import { type Html, html } from '@site/shared/node/html';
import { boardAddress, visitsAddress } from '../board-address';

interface Page {
  title: string;
  /** The page's entry in the menu. */
  at: string;
  content: Html;
}

/** A whole document of the board. */
export function boardPage({ title, at, content }: Page): string {
  const links = [
    ['Overview', boardAddress],
    ['Visits', visitsAddress],
    ['Log', `${boardAddress}/log`],
  ];
  return html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${company.name} releases</title>
<link rel="stylesheet" href="${boardAddress}/board.css">
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header data-tone="night">
<p><a href="${boardAddress}">${company.name} <span>releases</span></a></p>
<nav aria-label="Board">
<ul>${links.map(([name = '', address = '']) => html`<li><a href="${address}"${name === at && html` aria-current="page"`}>${name}</a></li>`)}</ul>
</nav>
</header>
<main id="main">
<h1>${title}</h1>
${content}
</main>
<footer><p>All times are UTC. <a href="${boardAddress}">Reload</a> for the latest state.</p></footer>
</body>
</html>
`.text;
}
