import { linkSchema, textSchema } from '@site/shared/content/entry-schemas';
import { labelled } from '@site/shared/content/labelled';
import * as v from 'valibot';

const forScreenReaders = 'For screen readers.';
const named = '{company} is the company’s name.';

/** The texts around every page, except the menus. */
export const layoutSchema = v.object({
  skipLink: labelled(textSchema, 'First link of every page', 'For people who use the keyboard.'),
  loading: labelled(textSchema, 'While a page loads'),
  homeLink: labelled(textSchema, 'Name of the logo’s link', `${forScreenReaders} ${named}`),
  header: labelled(
    v.object({
      menu: labelled(textSchema, 'Name of the menu', forScreenReaders),
      openMenu: labelled(textSchema, 'Button that opens the menu'),
      closeMenu: labelled(textSchema, 'Button that closes the menu'),
      call: labelled(textSchema, 'Above the telephone number'),
    }),
    'Header',
  ),
  callToAction: labelled(
    v.object({
      heading: labelled(v.pipe(v.array(textSchema), v.length(2, 'needs two lines')), 'Heading', 'Two lines.'),
      text: labelled(textSchema, 'Text'),
      first: labelled(linkSchema, 'First button'),
      second: labelled(linkSchema, 'Second button'),
    }),
    'Invitation above the footer',
  ),
  footer: labelled(
    v.object({
      description: labelled(textSchema, 'About the company', named),
      phone: labelled(textSchema, 'Above the telephone number'),
      email: labelled(textSchema, 'Above the e-mail address'),
      website: labelled(textSchema, 'Above the website'),
      office: labelled(textSchema, 'Above the address'),
      social: labelled(textSchema, 'Name of the social media links', forScreenReaders),
      newTab: labelled(textSchema, 'Said of links that open a tab', forScreenReaders),
      rights: labelled(textSchema, 'Copyright', named),
      made: labelled(textSchema, 'After the copyright'),
      privacy: labelled(textSchema, 'Link to the privacy page'),
    }),
    'Footer',
  ),
  chat: labelled(
    v.object({
      region: labelled(textSchema, 'Name of the chat button’s region', forScreenReaders),
      label: labelled(textSchema, 'Chat button', forScreenReaders),
    }),
    'Chat button',
  ),
});
