import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { titleToSlug } from 'simple-icons/sdk';
import type { TechnologyName } from '../src/content/technologies';

/** The technologies whose file in simple-icons has another name. */
const otherFiles: Partial<Record<TechnologyName, string>> = {
  'Argo CD': 'argo',
  'Espressif ESP32': 'espressif',
  HTML: 'html5',
  'React Native': 'react',
  SonarQube: 'sonarqubeserver',
  'Zoho CRM': 'zoho',
  'Zoho Desk': 'zoho',
};

/** Technologies without a logo in simple-icons: most of the owners don't allow it. */
const withoutLogo: readonly TechnologyName[] = [
  'Amazon Web Services',
  'dbt',
  'Dynamics 365',
  'Freshdesk',
  'Freshsales',
  'Gainsight',
  'Java',
  'Jira Service Management',
  'LeadSquared',
  'Lightning Web Components',
  'Microsoft Azure',
  'MuleSoft',
  'Oracle Cloud',
  'Playwright',
  'Power BI',
  'Salesforce',
  'Salesforce Service Cloud',
  'ServiceNow',
  'SuiteCRM',
  'ThingsBoard',
];

const placeholder =
  '<rect x="8.5" y="8.5" width="7" height="7" transform="rotate(45 12 12)" fill="none" stroke="currentColor"/>';

const { resolve } = createRequire(import.meta.url);

/**
 * The outline of a technology's logo from simple-icons, or a small diamond where there is none.
 * @returns an SVG element that fills 24 × 24 units
 * @throws when simple-icons has no file for a technology that is not listed as one without a logo
 */
export function logoSvg(name: TechnologyName): string {
  if (withoutLogo.includes(name)) return placeholder;
  const file = `simple-icons/icons/${otherFiles[name] ?? titleToSlug(name)}.svg`;
  const outline = /<path [^>]*>/.exec(readSvg(file, name))?.[0];
  if (!outline) throw new Error(`${file} has no path. Check the changes of simple-icons.`);
  return outline;
}

function readSvg(file: string, name: string): string {
  try {
    return readFileSync(resolve(file), 'utf8');
  } catch (cause) {
    throw new Error(
      `There is no ${file} for ${name}. Give its file under otherFiles, or list it under withoutLogo (logo-svg.ts).`,
      { cause },
    );
  }
}
