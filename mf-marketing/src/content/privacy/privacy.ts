import { entryIn } from '@site/kit/content/entry-in';
import { company } from '@site/shared/company/company';
import { privacySchema } from './privacy.schema';

const { applications, sections, ...page } = entryIn(import.meta.url, 'privacy.yaml', privacySchema);

/** What the texts name in braces. Both are decided in company.json. */
const facts: Record<string, string> = {
  days: String(company.retentionDays),
  applications: company.applicationEndpoint === undefined ? applications.closed : applications.open,
};

const filled = (text: string) => text.replaceAll(/\{(\w+)\}/g, (place, name) => facts[name] ?? place);

export const privacy = {
  ...page,
  sections: sections.map(({ text, points, ...section }) => ({
    ...section,
    text: text.map(filled),
    points: points?.map((point) => ({ ...point, text: filled(point.text) })),
  })),
};
