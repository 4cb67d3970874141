import { quotedIn, requiredCount, requirement } from '@site/kit/testing/requirements';
import { describe, expect, it } from 'vitest';
import { jobs } from '../entries/jobs';
import { applicationPage } from './application-page';
import { careersPage } from './careers-page';

/** The one place that compares content with the words of docs/requirements.md. Further jobs and other words are free. */
describe('the shipped content is what the requirements fix', () => {
  it('heading, tagline and the two buttons (§2.9.1)', () => {
    const { title, tagline, toggle } = careersPage;
    expect([title, tagline]).toEqual(quotedIn('2.9.1'));
    expect(requirement('2.9.1')).toContain(
      `two buttons: ${toggle.fullTime} (at first) and ${toggle.internship}.`,
    );
  });

  it('the internship programs (§2.9.3)', () => {
    expect([careersPage.internship.heading]).toEqual(quotedIn('2.9.3'));
    expect(careersPage.internship.text).toContain('hands-on experience');
  });

  it('each required job with its facts, five requirements and five responsibilities (§3.5)', () => {
    const [, always = ''] = requirement('3.5').split('; all three ');
    const facts = /^duration (\w+), salary (\w+), jobType ([\w-]+)/.exec(always);
    const required = [
      ...requirement('3.5').matchAll(/(?<=[.,] )([A-Z][\w.]*(?: \w+)+) \((\d+), ([\w ]+), (\w+)\)/g),
    ];
    expect(required).toHaveLength(requiredCount('jobs'));
    for (const [, title, experience, domain, location] of required) {
      const job = jobs.find((each) => each.title === title);
      expect(job).toMatchObject({ experience, domain, location });
      expect([job?.duration, job?.salary, job?.jobType]).toEqual(facts?.slice(1));
      expect(job?.Requirements).toHaveLength(5);
      expect(job?.Responsibilities).toHaveLength(5);
    }
  });

  it('the form’s heading (§2.9.4), prefix, and the values of its choices (§3.7)', () => {
    const { heading, fields } = applicationPage.form;
    expect(quotedIn('2.9.4')).toContain(heading);
    expect(requirement('3.7')).toContain(`phone (shown with ${fields.phone.prefix})`);
    for (const name of ['country', 'state', 'city', 'gender', 'Experience'] as const) {
      const values = fields[name].options.map(({ value }) => value).join(', ');
      expect(requirement('3.7')).toContain(`${name} (${values})`);
    }
  });
});
