import { logLine, type ShownEntry } from './log-line';

interface AppReleases {
  app: string;
  live?: string | undefined;
  since?: string | undefined;
  kept: string[];
  /** The kept releases that were withdrawn. */
  withdrawn: string[];
}

/** The deployed and the kept releases. */
export interface ReleasesReport {
  /** The number of the newest entry of the log. */
  entry: number;
  snapshot: string;
  apps: AppReleases[];
  /** The newest entries of the log, oldest first; a service lists them only in its log. */
  entries?: ShownEntry[];
}

/** The same as lines of text. */
export function describeReleases({ entry, snapshot, apps, entries }: ReleasesReport): string {
  return [
    `Deployment ${entry} is live, snapshot ${snapshot}:`,
    ...apps.flatMap(describeApp),
    ...(entries ? ['The last entries of the log:', ...entries.map((each) => `  ${logLine(each)}`)] : []),
  ].join('\n');
}

function describeApp({ app, live, since, kept, withdrawn }: AppReleases): string[] {
  const others = kept.filter((version) => version !== live);
  const state = live === undefined ? 'not deployed' : `${live.padEnd(22)} since ${since ?? 'ever'}`;
  return [
    `  ${app.padEnd(18)} ${state}, ${kept.length} kept`,
    ...others.map(
      (version) => `${' '.repeat(21)}${version}${withdrawn.includes(version) ? '  withdrawn' : ''}`,
    ),
  ];
}
