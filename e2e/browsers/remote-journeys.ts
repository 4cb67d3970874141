import { article } from '../../mf-blog-projects/src/content/blog-details/article';
import { blogPage } from '../../mf-blog-projects/src/content/blog-page';
import { posts } from '../../mf-blog-projects/src/entries/posts';
import { applicationPage } from '../../mf-careers/src/content/application-page';
import { careersPage } from '../../mf-careers/src/content/careers-page';
import { jobs } from '../../mf-careers/src/entries/jobs';
import { contactPage } from '../../mf-contact/src/content/contact-page';
import { textsOf, typed } from '../../mf-contact/tests/support/enquiry-form';
import { serviceDetails } from '../../mf-marketing/src/content/service-details/service-details';
import { serviceList } from '../../mf-marketing/src/content/service-list/service-list';
import { serviceListEntry } from '../../mf-marketing/src/entries/service-entries';
import { templateServices } from '../../mf-marketing/src/entries/template-services';

/** A visitor's actions on a page of a remote, in steps that the driver of every engine supports. */
export interface Journey {
  what: string;
  path: string;
  /** Each step has an action and then a condition of the page, both as expressions. */
  steps: { act: string; shows: string }[];
}

const click = (selector: string, text = '') =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((each) => each.textContent.includes(${JSON.stringify(text)})).click()`;
const says = (selector: string, text: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].some((each) => each.checkVisibility() && each.textContent.includes(${JSON.stringify(text)}))`;
const count = (selector: string, number: number) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].filter((each) => each.checkVisibility()).length === ${number}`;
/** Simulates typing: React listens to the event, and needs the browser's own setter. */
const type = (selector: string, text: string) =>
  `((field) => { Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, ${JSON.stringify(text)}); field.dispatchEvent(new Event('input', { bubbles: true })); })(document.querySelector(${JSON.stringify(selector)}))`;

const [job] = jobs;
const [, question] = serviceDetails.faq.questions;
const { cards } = serviceListEntry(templateServices);

/** The core of each remote's own journeys, which Playwright runs in Chromium. Expected texts come from the content. */
export const remoteJourneys: Journey[] = [
  {
    what: 'the second button of the careers page shows the internship programs, the first one the jobs again',
    path: careersPage.path,
    steps: [
      {
        act: click('main button', careersPage.toggle.internship),
        shows: says('main h2, main h3', careersPage.internship.heading),
      },
      { act: click('main button', careersPage.toggle.fullTime), shows: count('main article', jobs.length) },
    ],
  },
  {
    what: 'a job is passed to the application form',
    path: careersPage.path,
    steps: [
      {
        act: click('main article a', job?.btnText),
        shows: `document.querySelector('main [name="role"]')?.value === ${JSON.stringify(job?.title)}`,
      },
      {
        act: click('main form button', applicationPage.form.button),
        shows: says('main form', 'First Name is required'),
      },
    ],
  },
  {
    what: 'the error of a field of the enquiry is updated while typing',
    path: contactPage.path,
    steps: [
      {
        act: click('main form button', contactPage.form.button),
        shows: says('main form', 'Email is required'),
      },
      { act: type('main [name="email"]', 'asha'), shows: says('main form', 'Invalid email address') },
      {
        act: type('main [name="email"]', 'asha@mill'),
        shows: `!(${says('main form', 'Invalid email address')})`,
      },
    ],
  },
  {
    what: 'an enquiry is confirmed, and the form is reset',
    path: contactPage.path,
    steps: [
      {
        act: textsOf(typed)
          .map(([name, text]) => type(`main [name="${name}"]`, text))
          .join(', '),
        shows: `document.querySelector('main [name="message"]').value === ${JSON.stringify(typed.message)}`,
      },
      {
        act: click('main form button', contactPage.form.button),
        shows: `window.alerted === ${JSON.stringify(contactPage.alerts.success)} && document.querySelector('main [name="message"]').value === ''`,
      },
    ],
  },
  {
    what: 'a post links to its article, whose placeholder links do nothing',
    path: blogPage.path,
    steps: [
      { act: click('main article a', posts[0]?.link.label), shows: says('main h2', article.title) },
      {
        act: `(window.placeBefore = scrollY, ${click('main a[href="#"]')})`,
        shows: "location.hash === '' && scrollY === window.placeBefore",
      },
    ],
  },
  {
    what: 'the list of services expands and collapses',
    path: serviceList.path,
    steps: [
      { act: click('main button', serviceList.more), shows: count('main article', cards.length) },
      { act: click('main button', serviceList.less), shows: count('main article', serviceList.shown) },
    ],
  },
  {
    what: 'one question is open at a time',
    path: '/service/service-details',
    steps: [
      {
        act: click('main summary', question?.title),
        shows: `[...document.querySelectorAll('main details')].filter((each) => each.open).length === 1 && ${says('main details', question?.desc ?? '')}`,
      },
    ],
  },
];
