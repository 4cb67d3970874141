import type { CDPSession } from '@playwright/test';

/** What a page's main thread has done since the navigation. */
export interface PageWork {
  layouts: number;
  /** Recalculations of styles. */
  styles: number;
  styleAndLayoutMs: number;
  scriptMs: number;
  /** Painting, parsing, compositing. */
  otherMs: number;
}

/** @param session with the domain `Performance` enabled before the navigation */
export async function readWork(session: CDPSession): Promise<PageWork> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (metric: string) => metrics.find(({ name }) => name === metric)?.value ?? Number.NaN;
  const styleAndLayoutMs = 1000 * (of('RecalcStyleDuration') + of('LayoutDuration'));
  const scriptMs = 1000 * of('ScriptDuration');
  return {
    layouts: of('LayoutCount'),
    styles: of('RecalcStyleCount'),
    styleAndLayoutMs,
    scriptMs,
    otherMs: 1000 * of('TaskDuration') - styleAndLayoutMs - scriptMs,
  };
}
