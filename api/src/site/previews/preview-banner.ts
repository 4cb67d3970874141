import { html } from '@site/shared/contracts/html';

/** Beside the page's own styles, whose policy allows no others in the document. */
export const bannerStylesPath = '/preview-banner.css';

export const bannerStyles = `#preview {
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: 100;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 1.5rem;
  padding: 0.25rem 1rem;
  color: #161b40;
  font: 0.875rem/1.5 system-ui, sans-serif;
  text-align: center;
  background: #f5a91f;
  border-block-start: 1px solid #161b40;
}

#preview p {
  margin: 0;
}

#preview a {
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  color: inherit;
  font-weight: 700;
}
`;

/**
 * Adds a banner to a page: what it shows, until when, and the way out. It stands beside the element that React hydrates, so
 * that the page is the one that would go live.
 * @param expiresAt in milliseconds since 1970; undefined where the preview has no end
 */
export function withBanner(page: string, shown: string, expiresAt?: number): string {
  const time = expiresAt && new Date(expiresAt).toISOString().slice(0, 16).replace('T', ' ');
  const banner = html`<aside id="preview" aria-label="Preview"><p>Preview: <strong>${shown}</strong>${time && `, until ${time} UTC`}. Only this browser shows it.</p><a href="?preview=off">Leave the preview</a></aside>`;
  return page
    .replace('</head>', () => `<link rel="stylesheet" href="${bannerStylesPath}"></head>`)
    .replace('</body>', () => `${banner.text}</body>`);
}
