import { kindOf, type Weight, writeBudgets } from './budgets';
import { allPaths } from './sites';
import { weighPages } from './weights';

/** `npm run budgets`: accepts what pages weigh now. The heaviest page of a kind sets the kind's budget. */
const pages = new Map<string, Weight[]>();
for (const [path, weight] of await weighPages(allPaths))
  pages.set(kindOf(path), [...(pages.get(kindOf(path)) ?? []), weight]);
await writeBudgets(pages);
console.log(`bench/budgets.json: ${pages.size} kinds of pages. Commit it if the weights are wanted.`);
