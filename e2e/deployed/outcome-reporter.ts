import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { nameOption, repeatWith } from '@site/kit/testing/against-options';
import { deployedSite } from './deployed-site';

/** After the journeys in a deployed site: which were left out and why, and the command that repeats each failure. */
export default class OutcomeReporter implements Reporter {
  private readonly leftOut = new Map<string, string[]>();
  private readonly failed: string[] = [];

  onTestEnd(test: TestCase, { status }: TestResult): void {
    const name = test.titlePath().slice(3).join(' ');
    const reason = test.annotations.find(({ type }) => type === 'skip')?.description;
    if (reason !== undefined) this.leftOut.set(reason, [...(this.leftOut.get(reason) ?? []), name]);
    else if (status !== 'passed' && status !== 'skipped') this.failed.push(name);
  }

  onEnd(): void {
    for (const [reason, names] of this.leftOut)
      console.log(`\nLeft out, because it ${reason}:\n${names.map((name) => `  ${name}`).join('\n')}`);
    if (this.failed.length > 0) console.log('\nTo repeat each failure:');
    const run = { site: deployedSite ?? '', send: Boolean(process.env.SEND_FORMS) };
    for (const name of this.failed)
      console.log(`  ${repeatWith('npm run test:site --', run)}${nameOption(name)}`);
  }
}
