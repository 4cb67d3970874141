import { defineContent } from '@site/kit/content/collections';
import { companySchema } from '@site/shared/company/company.schema';
import { layoutSchema } from './layout.schema';
import { menusSchema } from './menus.schema';

/** The entries of all pages. The company's facts belong to all apps; their form is here. */
export const collections = defineContent(import.meta.url, [
  { name: 'Company', file: '../../../shared/src/company/company.json', schema: companySchema },
  { name: 'Menus', file: 'menus.yaml', schema: menusSchema },
  { name: 'Header and footer', file: 'layout.yaml', schema: layoutSchema },
]);
