import { overruns, readBudgets } from '../../bench/budgets/budget';
import { weighPage } from '../../bench/budgets/weigh-page';
import { siteRoutes } from '../../shell/src/routes';
import { expect, test } from '../support/test';

const budgets = readBudgets();

for (const { path } of siteRoutes) {
  test(`${path} stays within its budget of bytes and requests`, async ({ page }) => {
    expect(overruns(path, await weighPage(page, path), budgets)).toEqual([]);
  });
}

test('every budget belongs to an address of the site', () => {
  expect(Object.keys(budgets.routes)).toEqual(siteRoutes.map(({ path }) => path));
});
