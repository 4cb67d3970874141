import { exitWithError } from '@site/kit/client/exit-with-error';
import { writeBudgets } from './budgets';
import { allPaths } from './sites';
import { weighPages } from './weights';

/** `npm run budgets`: accepts the current weights of pages. The heaviest page of a kind sets the kind's budget. */
await renewBudgets().catch(exitWithError);

async function renewBudgets(): Promise<void> {
  const kinds = await writeBudgets(await weighPages(await allPaths()));
  console.log(`bench/budgets.json: ${kinds} kinds of pages. Commit it if the weights are intended.`);
}
