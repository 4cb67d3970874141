import { clientLimits } from '@site/shared/node/observations';
import type { ReportedView } from '@site/shared/site-model/visit-report';
import { expect } from 'vitest';

/** The measurements of a simulated visitor's browser. */
export interface Measured {
  lcp: number;
  /** One view of this many has an error; 0: none. */
  failsEvery: number;
}

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
/** The most views that one client may add to a stage. */
const viewsOfVisit = clientLimits.samples;

/** A visitor of the careers pages, over HTTP, with cookies like in a browser. */
export class Visitor {
  private cookie = '';
  /** The release of careers of the last page. */
  release = '';

  /** @param address a different address for each visitor, as the reports of one client are limited */
  constructor(
    readonly site: string,
    readonly address: string,
  ) {}

  get bucket(): string {
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
    const [, bucket, age] =
      /^rollout=(\d*);.*Max-Age=(\d+)/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
    if (bucket !== undefined) this.cookie = age === '0' ? '' : `rollout=${bucket}`;
    return answer.text();
  }

  /** Opens a page of careers and the record, and expects both from one snapshot. */
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

  /** Reports some views of the page, like a browser when the page is left. */
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
