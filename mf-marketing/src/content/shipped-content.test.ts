import { quotedIn, requiredCount, requirement } from '@site/kit/testing/requirements';
import { describe, expect, it } from 'vitest';
import { dataServices } from '../entries/data-services';
import { inOrder } from '../entries/in-order';
import { serviceListEntry } from '../entries/service-entries';
import { templateServices } from '../entries/template-services';
import { about } from './about/about';
import { aboutUs } from './about/about-us';
import { approachCards } from './approach-cards';
import { exploreServices } from './explore-services';
import { home } from './home/home';
import { serviceDetails } from './service-details/service-details';
import { serviceList } from './service-list/service-list';
import { teamMembers } from './team/team-members';
import { vision } from './vision/vision';

const titlesOf = (cards: readonly { title: string }[]) => cards.map(({ title }) => title).join(', ');
const codesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code);

/**
 * The one place that compares content with the words and counts of docs/requirements.md. The required parts of a list come
 * first, in their order; further ones are free.
 */
describe('the shipped content is what the requirements fix', () => {
  it('the home page’s nine services, six of them shown (§2.3, §3.1, §9.1)', () => {
    const { cards, shown } = home.services;
    const required = cards.slice(0, 9);
    expect(requirement('3.1')).toContain(`Nine: ${titlesOf(required)}.`);
    expect(required.map(({ btnLink }) => btnLink).sort()).toEqual(codesIn(requirement('2.3.2')).sort());
    expect(requirement('9.1')).toContain('Six of nine services on home, six on `/service`');
    expect([shown, required.length, serviceList.shown]).toEqual([6, 9, 6]);
  });

  it('the process, testimonials and partners of the home page (§3.2, §3.3, §9)', () => {
    const { process, testimonials, partners } = home;
    expect(requirement('2.3.1')).toContain(`${process.heading} in six steps`);
    expect(requirement('3.3')).toContain(`Process: ${process.steps.map(({ label }) => label).join(', ')}.`);
    expect(process.steps).toHaveLength(requiredCount('Process'));
    expect(requirement('9.3')).toContain('four testimonials, ratings 4.5 or 4.8');
    expect(testimonials.items.length).toBeGreaterThanOrEqual(4);
    for (const { rating } of testimonials.items) expect(['4.5', '4.8']).toContain(rating);
    expect(partners.logos.length).toBeGreaterThanOrEqual(requiredCount('partner logos'));
  });

  it('the mission, the vision with its two items, About Us, and a team of four (§2.4.1, §9.4)', () => {
    const { mission, vision: ours, aboutUs: us, team } = vision;
    expect(requirement('2.4.1')).toContain(
      `${mission.heading}, ${ours.heading} (${titlesOf(ours.items.slice(0, 2))}), ${us.heading} and a team block of four`,
    );
    for (const { quote } of [mission, ours, us, team])
      expect(requirement('2.4.1')).toContain(`${quote.label} \`${quote.to}\``);
    expect(teamMembers.length).toBeGreaterThanOrEqual(requiredCount('team'));
  });

  it('the list of services, what its paragraph is about, and its two buttons (§2.5.1)', () => {
    const [, subjects = 'nothing'] = /a paragraph about ([^;]+);/.exec(requirement('2.5.1')) ?? [];
    for (const subject of subjects.split(/, | and /)) expect(serviceList.text.join(' ')).toContain(subject);
    expect(requirement('2.5.1')).toContain(`with ${serviceList.more} and ${serviceList.less}.`);
    expect(serviceListEntry(templateServices).cards.length).toBeGreaterThanOrEqual(9);
  });

  it('the template page’s six approach cards and ten sidebar links (§2.5.2)', () => {
    const text = requirement('2.5.2');
    expect(text).toContain(`six approach cards (${titlesOf(approachCards.slice(0, 6))})`);
    expect([exploreServices.heading]).toEqual(quotedIn('2.5.2'));
    const placed = inOrder(templateServices, ({ listing }) => listing?.order?.sidebar).filter(
      ({ listing }) => listing?.order,
    );
    const names = placed.map(({ name, listing }) => listing?.title ?? name).join(', ');
    expect(text).toContain(`ten services (${names}) and \`${exploreServices.details.to}\``);
  });

  it('the data-driven page’s six offers and the sidebar of the seven addresses (§2.5.3)', () => {
    expect(requirement('2.5.3')).toContain('six offers');
    for (const { offers } of Object.values(dataServices))
      expect(offers.cards.length).toBeGreaterThanOrEqual(6);
    expect(requirement('2.5.3')).toContain('a sidebar of the seven addresses');
    const addresses = requirement('2.2')
      .split('| Data-driven service |')[0]
      ?.split('| Service template |')[1];
    const placed = inOrder(dataServices, ({ order }) => order).filter(({ order }) => order !== undefined);
    expect(placed.map(({ path }) => path)).toEqual(codesIn(addresses ?? ''));
  });

  it('the service details: two boxes, four of five questions, eight tags, two brochures (§2.5.4, §9.4)', () => {
    const { boxes, faq, sidebar } = serviceDetails;
    expect(requirement('2.5.4')).toContain('two boxes, an FAQ (the first four of five)');
    expect(faq.shown).toBe(4);
    expect(faq.questions.length).toBeGreaterThanOrEqual(5);
    expect(boxes.length).toBeGreaterThanOrEqual(2);
    expect(sidebar.tags.names.length).toBeGreaterThanOrEqual(requiredCount('tags'));
    expect(sidebar.brochure.files.map((label) => /PDF|DOC/.exec(label)?.[0])).toEqual(['PDF', 'DOC']);
  });

  it('About with its six values and three offers, and the words of /AboutUs (§2.2, §2.8.1)', () => {
    expect(requirement('2.8.1')).toContain(`six values (${titlesOf(about.values.items.slice(0, 6))})`);
    expect(requirement('2.8.1')).toContain('three offers');
    expect(about.offers.cards.length).toBeGreaterThanOrEqual(3);
    expect([aboutUs.title, aboutUs.subTitle]).toEqual(quotedIn('2.2'));
    const counters = aboutUs.counters.slice(0, 2).map(({ label, percent }) => `${label} ${percent} %`);
    expect(requirement('2.2')).toContain(`the counters ${counters.join(' and ')}`);
  });
});
