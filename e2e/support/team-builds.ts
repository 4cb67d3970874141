import { home } from '../../mf-marketing/src/content/home/home';
import { careersWith } from './careers-with';
import { changedBuild } from './site-copy';

/** A further release of each app, whose pages differ from the deployed ones. */
export const teamBuilds = {
  shell: () => withText('shell', 'Make a Call', 'Call us'),
  'mf-marketing': () => withText('mf-marketing', home.hero.headline, 'Systems that agree'),
  'mf-careers': () => careersWith({ added: ['/career/weaver'] }),
  'mf-blog-projects': () => withText('mf-blog-projects', 'Read More', 'Read on'),
  'mf-contact': () => withText('mf-contact', 'Contact', 'Kontakt'),
};

function withText(app: string, before: string, after: string): Promise<string> {
  return changedBuild(app, (_, content) => content.replaceAll(before, after));
}
