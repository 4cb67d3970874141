import { clientLimits } from '@site/shared/contracts/observations';
import type { ReportedView } from '@site/shared/contracts/visit-report';
import { expect } from 'vitest';

/** What a simulated visitor's browser measures. */
export interface Measured {
  lcp: number;
  /** One view of so many has an error; 0: none. */
  failsEvery: number;
}

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
/** As many as one client may add to a stage. */
const viewsOfVisit = clientLimits.samples;

/** A visitor of the careers pages, over HTTP, who keeps cookies as a browser does. */
export class Visitor {
  private cookie = '';
  /** The release of careers that the last page was made of. */
  release = '';

  /** @param address another network address for each: one client may send so many reports */
  constructor(
    readonly site: string,
    readonly address: string,
  ) {}

  get number(): string {
    return this.cookie.slice('rollout='.length);
  }

  async ask(path: string, options: RequestInit = {}): Promise<string> {
    const headers = {
      'user-agent': browser,
      'x-forwarded-for': this.address,
      ...(this.cookie && { cookie: this.cookie }),
      ...options.headers,
    };
    const answer = await fetch(this.site + path, { ...options, headers });
    expect(answer.status, path).toBeLessThan(300);
    const [, number, age] =
      /^rollout=(\d*);.*Max-Age=(\d+)/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
    if (number !== undefined) this.cookie = age === '0' ? '' : `rollout=${number}`;
    return answer.text();
  }

  /** Opens a page of careers with the record, and finds both made of one snapshot. */
  async visit(): Promise<void> {
    const page = await this.ask('/career');
    const named = new Set(
      [...page.matchAll(/\/releases\/mf-careers\/([^/"]+)/g)].map(([, version]) => version),
    );
    expect(named.size).toBe(1);
    const [version = ''] = named;
    const { microFrontends } = JSON.parse(await this.ask('/releases.json'));
    expect(microFrontends['mf-careers'][0].metadata.version).toBe(version);
    this.release = version;
  }

  /** Tells how some views of the page went, as a browser does when the page is left. */
  async report({ lcp, failsEvery }: Measured, countView: () => number): Promise<void> {
    const views = Array.from({ length: viewsOfVisit }, () => {
      const fails = failsEvery > 0 && countView() % failsEvery === 0;
      return viewOf(this.release, lcp, fails);
    });
    const headers = { 'content-type': 'application/json' };
    await this.ask('/site/reports', { method: 'POST', headers, body: JSON.stringify({ views }) });
  }
}

function viewOf(release: string, lcp: number, fails: boolean): ReportedView {
  const problem = { kind: 'uncaught' as const, name: 'TypeError', message: '', stack: [], count: 1 };
  return {
    ...{ app: 'mf-careers', release, pattern: '/career', device: 'phone' },
    vitals: { LCP: lcp, INP: 80, CLS: 0, TTFB: 200, FCP: 800 },
    problems: fails ? [problem] : [],
  };
}
