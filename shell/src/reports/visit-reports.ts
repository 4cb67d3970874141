import { enquirySent } from '@site/shared/forms/enquiry-sent';
import { largestReportBytes, reportsAddress } from '@site/shared/site-model/reports-address';
import type { ReportedView, VisitReport } from '@site/shared/site-model/visit-report';
import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { patternOf, remoteAt, versionOf } from '../remotes/loading/known-releases';
import { describeProblem } from './describe-problem';
import { type Problem, takeProblems } from './problems';
import { readVisit } from './visit';

type View = Pick<ReportedView, 'vitals' | 'problems'>;

/** The maximum of views in a report, and of different problems in a view. */
const maxReported = 20;

/** The size of the problems in a report, as JSON: a larger report is refused. The rest is for the views and the visit. */
const problemsSize = largestReportBytes - 6_000;
/** What is left of it. */
let room = problemsSize;

/** The unsent data of each page of this visit, by its path. */
const views = new Map<string, View>();
/** The metrics so far, and those of them that have been sent. */
const measured = new Set<string>();
let sent = new Set<string>();
let firstAddress: string;
let visit: ReturnType<typeof readVisit>;

/**
 * Measures this visit, and reports it in one beacon when the page is left or goes to the background. A measurement is sent
 * once; later changes, after the visitor has come back, are not.
 * @param page the document's own navigation
 */
export function reportVisit(page: PerformanceNavigationTiming): void {
  firstAddress = page.name;
  visit = readVisit(page);
  const options = { reportSoftNavs: true };
  for (const measure of [onCLS, onINP, onLCP, onFCP, onTTFB]) measure(takeMetric, options);
  takeProblems(takeProblem);
  window.addEventListener(enquirySent, () => {
    if (!visit) return;
    visit.enquiry = true;
    // A report has at least one view.
    viewOf(location.pathname);
  });
  // Also when the page is left, after `pagehide`. On the window, the last target of the event: the library finishes its
  // measurements on the same event.
  window.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
}

function takeMetric({ id, name, value, navigationURL }: MetricType): void {
  if (sent.has(id)) return;
  const view = viewOf(new URL(navigationURL ?? firstAddress).pathname);
  // A score may have many digits.
  if (view) view.vitals[name] = Math.round(value * 1e4) / 1e4;
  measured.add(id);
}

function takeProblem(problem: Problem): void {
  const described = describeProblem(problem);
  const problems = described && viewOf(problem.path)?.problems;
  if (!problems) return;
  const key = JSON.stringify(described);
  const same = problems.find((earlier) => JSON.stringify({ ...earlier, count: 1 }) === key);
  // Each policy that forbids a resource reports it, and each attempt: it counts once.
  if (same?.kind === 'policy') return;
  if (same) same.count = Math.min(same.count + 1, 1000);
  else if (problems.length < maxReported && key.length < room) {
    room -= key.length;
    problems.push(described);
  }
}

function viewOf(path: string): View | undefined {
  const existing = views.get(path);
  if (existing || views.size >= maxReported) return existing;
  const view: View = { vitals: {}, problems: [] };
  views.set(path, view);
  return view;
}

function send(): void {
  if (views.size === 0) return;
  const device = innerWidth < 640 ? 'phone' : innerWidth < 1024 ? 'tablet' : 'desktop';
  const report: VisitReport = {
    shell: versionOf('shell') ?? '',
    visit: visit && { ...visit, landing: placeOf(new URL(firstAddress).pathname).pattern },
    views: [...views].map(([path, view]) => ({ ...placeOf(path), device, ...view })),
  };
  navigator.sendBeacon(reportsAddress, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  views.clear();
  room = problemsSize;
  sent = new Set(measured);
  if (visit) visit.arrives = visit.enquiry = false;
}

function placeOf(path: string): Pick<ReportedView, 'app' | 'release' | 'pattern'> {
  const app = remoteAt(path);
  // The not-found page has no pattern. Before the record is fetched, no page has one.
  return { app, release: versionOf(app) ?? '', pattern: patternOf(app, path) ?? '' };
}
