interface AppReleases {
  app: string;
  live?: string | undefined;
  since?: string | undefined;
  kept: string[];
  /** Those of the kept ones that were withdrawn. */
  withdrawn: string[];
}

interface Change {
  at: string;
  action: string;
  app: string;
  from: string | null;
  to: string;
  /** Where its releases are served from since; empty for the site itself. */
  origin?: string | undefined;
}

/** Which releases are live and which are kept. */
export interface ReleasesReport {
  generation: number;
  apps: AppReleases[];
  /** Oldest first; a service has it in its log only. */
  history?: Change[];
}

/** The same as lines for people. */
export function describeReleases({ generation, apps, history }: ReleasesReport): string {
  const last = history?.slice(-10).map((change) => `  ${describeChange(change)}`);
  return [
    `Generation ${generation} is live:`,
    ...apps.flatMap(describeApp),
    ...(last ? ['The last changes:', ...last] : []),
  ].join('\n');
}

function describeApp({ app, live, since, kept, withdrawn }: AppReleases): string[] {
  const others = kept.filter((version) => version !== live);
  return [
    `  ${app.padEnd(18)} ${(live ?? 'nothing').padEnd(22)} since ${since ?? 'ever'}, ${kept.length} kept`,
    ...others.map(
      (version) => `${' '.repeat(21)}${version}${withdrawn.includes(version) ? '  withdrawn' : ''}`,
    ),
  ];
}

function describeChange({ at, action, app, from, to, origin }: Change): string {
  const place = origin === undefined ? '' : `, served by ${origin || 'the site'}`;
  return `${at}  ${action.padEnd(8)} ${app.padEnd(18)} ${from ?? 'nothing'} → ${to}${place}`;
}
