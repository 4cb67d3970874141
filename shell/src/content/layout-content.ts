import { entryIn } from '@site/kit/content/entry-in';
import { company } from '@site/shared/company/company';
import { layoutSchema } from './layout.schema';

const layout = entryIn(import.meta.url, 'layout.yaml', layoutSchema);
const { footer } = layout;

/** Puts the company's name in place of `{company}`. */
const named = (text: string) => text.replace('{company}', company.name);

/** The layout's texts; the menus are in `menus.ts`. */
export const layoutContent = {
  ...layout,
  homeLink: named(layout.homeLink),
  footer: { ...footer, description: named(footer.description), rights: named(footer.rights) },
};
