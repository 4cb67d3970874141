import { expect, test } from 'vitest';
import { checkMarkup } from './check-markup';

const h1 = '<h1>Career</h1>';
const layoutIds = new Set(['root', 'page', 'remote-page', 'menu-industries']);
const check = (markup: string, hoisted = '') => checkMarkup('/career', { markup, hoisted }, layoutIds);

const closed = 'it is not well-formed';
const noScript = 'it has a script';
const noLink = 'is not a path, fragment, or URL with http, https, mailto or tel';
const otherHead = 'it adds other elements to the head than links to feeds';

test.each<[string, string, string?]>([
  ['a heading alone', h1],
  [
    'links to paths, fragments and other sites',
    `${h1}<a href="/blog">a</a><a href="#jobs">b</a><a href="https://a.example">c</a><a href="mailto:a@b.example">d</a><a href="tel:+91">e</a>`,
  ],
  ['a form that is posted here', `${h1}<form action="/site/api.php" method="post"><input name="a"></form>`],
  [
    'pictures of its release and in the text',
    `${h1}<img src="/releases/mf-careers/1/web/a.png" alt=""><img src="data:image/png;base64,AA==" alt="">`,
  ],
  [
    'a drawing with a title and a part used twice',
    `${h1}<svg role="img"><title>A loom</title><defs><path id="page-R_1_a" d="M0 0"></path></defs><use href="#page-R_1_a"></use></svg>`,
  ],
  ['a table and a list', `${h1}<table><tbody><tr><td>1</td></tr></tbody></table><ul><li>a</li></ul>`],
  ['structured data', `${h1}<script type="application/ld+json">{"@type":"JobPosting"}</script>`],
  ['React’s marks between texts', `${h1}<p>1<!-- --> of 2</p>`],
  [
    'a link to its feed in the head',
    h1,
    '<link rel="alternate" type="application/atom+xml" title="Blog" href="/blog/feed.xml"/>',
  ],
])('lets %s through', (_, markup, hoisted) => {
  expect(() => check(markup, hoisted)).not.toThrow();
});

test.each<[string, string, string]>([
  ['no main heading', '<p>Career</p>', 'it has 0 main headings instead of one (show its name in one h1)'],
  ['two main headings', `${h1}<h1>Jobs</h1>`, 'it has 2 main headings'],
  ['an element that is left open', `${h1}<section>`, closed],
  ['an end tag without its element', `${h1}</div>`, closed],
  ['the end tags of its container', `${h1}</div></main><main><div>`, closed],
  ['a comment that is left open', `${h1}<!-- jobs`, closed],
  ['a text area that is left open', `${h1}<textarea>`, closed],
  ['a selection that is left open', `${h1}<select>`, closed],
  ['bold text that is left open', `${h1}<p><b>x</p>`, closed],
  ['a form that is left open', `${h1}<form>`, closed],
  ['a drawing that is left open', `${h1}<svg>`, closed],
  ['a tag that is left open', `${h1}<p class="a`, closed],
  ['attributes for the body', `${h1}<body class="x">`, closed],
  ['attributes for the document', `${h1}<html lang="x">`, closed],
  ['a paragraph in a paragraph', `${h1}<p><b><p>x</p></b></p>`, '<p> may not be inside of <b>'],
  ['a deeply nested element', `${h1}${'<i>'.repeat(300)}${'</i>'.repeat(300)}`, 'its <i> is nested deeper'],
  ['a very long page', `${h1}${'x'.repeat(2 ** 20)}`, 'characters of HTML instead of at most 1048576'],
  ['an attribute twice', `${h1}<p class="a" class="b">x</p>`, 'duplicate-attribute after'],
  ['an invalid character reference', `${h1}<p>Jobs &bogus; work</p>`, 'unknown-named-character-reference'],
  ['a character that HTML forbids', `${h1}<p>\u0001</p>`, 'control-character'],
  [
    'a boundary that is not rendered',
    `${h1}<!--$?--><p>…</p><!--/$-->`,
    'a part of it would wait for a script',
  ],
  ['a script', `${h1}<script>go()</script>`, noScript],
  ['a module', `${h1}<script type="module">go()</script>`, noScript],
  ['a script of another site', `${h1}<script src="https://a.example/x.js"></script>`, noScript],
  ['structured data with a source', `${h1}<script type="application/ld+json" src="/x">{}</script>`, noScript],
  ['a script in a drawing', `${h1}<svg><script>go()</script></svg>`, noScript],
  [
    'structured data that is not JSON',
    `${h1}<script type="application/ld+json">{"a":</script>`,
    'its structured data is not JSON',
  ],
  ['a style sheet', `${h1}<style>h1{color:red}</style>`, 'it has the element style'],
  ['a style sheet in a drawing', `${h1}<svg><style>h1{color:red}</style></svg>`, 'it has the element style'],
  ['another base of its links', `${h1}<base href="/blog/">`, 'it has the element base'],
  ['a meta element', `${h1}<meta http-equiv="refresh" content="0;/blog">`, 'it has the element meta'],
  [
    'a meta element that only newer browsers keep',
    `${h1}<select><option>a</option><meta http-equiv="refresh" content="0;/blog"></select>`,
    '<meta> may not be inside of <select>',
  ],
  ['a link element', `${h1}<link rel="stylesheet" href="/x.css">`, 'it has the element link'],
  ['a second title', `${h1}<title>Blog</title>`, 'it has the element title'],
  ['a frame', `${h1}<iframe src="/blog"></iframe>`, 'it has the element iframe'],
  ['an object', `${h1}<object data="/x"></object>`, 'it has the element object'],
  ['an embedded file', `${h1}<embed src="/x">`, 'it has the element embed'],
  ['a template', `${h1}<template><p>x</p></template>`, 'it has the element template'],
  [
    'content for browsers without scripts',
    `${h1}<noscript><meta http-equiv="refresh"></noscript>`,
    'it has the element noscript',
  ],
  ['an event attribute', `${h1}<button onclick="go()">x</button>`, 'it has the event attribute onclick'],
  ['an event attribute in a drawing', `${h1}<svg onLoad="go()"></svg>`, 'it has the event attribute onload'],
  ['a style attribute', '<h1 style="color:red">Career</h1>', 'it has a style attribute (use a class'],
  ['a link to a script', `${h1}<a href="javascript:go()">x</a>`, noLink],
  ['a link to a script with a line break', `${h1}<a href=" java\nscript:go()">x</a>`, noLink],
  ['a link to data', `${h1}<a href="data:text/html,x">x</a>`, noLink],
  [
    'a link to a script in a drawing',
    `${h1}<svg><a xlink:href="javascript:go()"><text>x</text></a></svg>`,
    noLink,
  ],
  ['a form that runs a script', `${h1}<form action="javascript:go()"></form>`, noLink],
  [
    'a button that runs a script',
    `${h1}<form><button formaction="javascript:go()">x</button></form>`,
    noLink,
  ],
  [
    'a link that a drawing changes',
    `${h1}<svg><a><set attributeName="href" to="javascript:go()"></set></a></svg>`,
    'it animates the attribute href',
  ],
  [
    'an id of the layout',
    `${h1}<p id="menu-industries">x</p>`,
    'it has the id menu-industries, which the document around it uses',
  ],
  ['an id of the document', `${h1}<p id="release-record">{}</p>`, 'it has the id release-record, which'],
  ['an id twice', `${h1}<p id="a">x</p><p id="a">y</p>`, 'it has the id a twice'],
])('refuses %s', (_, markup, error) => {
  expect(() => check(markup)).toThrow('/career is not fit for visitors: ');
  expect(() => check(markup)).toThrow(error);
});

test('a page whose repair would take minutes is refused at its first misplaced tag', () => {
  const open = Array.from({ length: 150 }, (_, at) => `<b id="${at}">`).join('');
  expect(() => check(`${h1}<p>${open}</p>${'<p>x</p>'.repeat(9300)}`)).toThrow(
    '/career is not fit for visitors: it is not well-formed: </p> may not be inside of <b>',
  );
});

test.each([
  ['a meta element', '<meta name="robots" content="none">'],
  ['a style sheet', '<link rel="stylesheet" href="/x.css">'],
  ['a script', '<script src="/x.js"></script>'],
  ['a feed that is a script', '<link rel="alternate" href="javascript:go()">'],
  ['a feed with an event', '<link rel="alternate" href="/feed.xml" onload="go()">'],
  ['the end of the head', '</head><body><p>x</p>'],
  ['text', 'x'],
])('refuses %s that it hoists into the head', (_, hoisted) => {
  expect(() => check(h1, hoisted)).toThrow(otherHead);
});

test('finds the paths that it links to, and names an invalid link', () => {
  const link = (href: string) => `${h1}<a href="${href}">100 %</a>`;
  expect(
    check(`${link('/blog#a')}<a href="#b">b</a><a href="/blog">c</a><a href="https://a.example/x">d</a>`),
  ).toEqual(['/blog']);
  for (const href of ['/blog/100%', '/blog/%FF'])
    expect(() => check(link(href))).toThrow(
      `/career links to ${href}, which is not a valid URL: its percent-encoding is not that of UTF-8.`,
    );
  expect(check(link('/blog/100%25'))).toEqual(['/blog/100%']);
});

test('names every error at once, each with its remedy', () => {
  expect(() => check('<p style="color:red">Career</p>')).toThrow(
    '/career is not fit for visitors: it has 0 main headings instead of one (show its name in one h1); it has a style attribute (use a class: the security policy forbids it).',
  );
});

test('names the first of many errors', () => {
  const attributes = Array.from({ length: 1000 }, (_, at) => `onx${at}=""`).join(' ');
  expect(() => check(`${h1}<p ${attributes}></p>`)).toThrow(
    /(it has the event attribute [^;]+; ){30}and 970 more\.$/,
  );
});
