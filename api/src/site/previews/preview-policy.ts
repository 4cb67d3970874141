const policyHeader = 'content-security-policy';

/** What a remote loads. */
const loaded = new Set(['script-src', 'style-src', 'font-src', 'img-src', 'connect-src']);

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
