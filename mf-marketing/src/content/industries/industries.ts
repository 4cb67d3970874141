import { banking } from './banking';
import { capitalMarket } from './capital-market';
import { education } from './education';
import { healthcare } from './healthcare';
import { logistics } from './logistics';
import { retail } from './retail';

/** The six industries. Only the build and the tests import this file. */
export const industries = {
  banking,
  healthcare,
  logistics,
  retail,
  education,
  'capital-market': capitalMarket,
};
