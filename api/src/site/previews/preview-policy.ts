const policyHeader = 'content-security-policy';

/** What a remote loads: its scripts, and what stands in its styles; where these come from the page itself says. */
const loaded = new Set(['script-src', 'font-src', 'img-src', 'connect-src']);

/** The headers of a page, with its security policy allowing one origin more. */
export function allowOrigin(
  headers: Readonly<Record<string, string>>,
  origin: string | undefined,
): Record<string, string> {
  const policy = headers[policyHeader];
  if (!policy || !origin) return { ...headers };
  const directives = policy
    .split('; ')
    .map((directive) =>
      loaded.has(directive.split(' ', 1)[0] ?? '') ? `${directive} ${origin}` : directive,
    );
  return { ...headers, [policyHeader]: directives.join('; ') };
}
