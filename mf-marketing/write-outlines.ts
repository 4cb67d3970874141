import { readFileSync, writeFileSync } from 'node:fs';
import { fetchPackage } from '@site/kit/testing/fetch-package';
import { type TechnologyName, technologyNames } from './src/content/technologies';

/** `npm run logos -w mf-marketing`: writes the outline of each technology's logo into `technology-sprites/outlines.json`. */
const simpleIcons = 'simple-icons@16.37.0';

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

const requirePackage = fetchPackage(simpleIcons);
const { titleToSlug }: { titleToSlug: (title: string) => string } = requirePackage('simple-icons/sdk');
const outlines = technologyNames.map((name) => [name, withoutLogo.includes(name) ? null : outlineOf(name)]);
const file = new URL('technology-sprites/outlines.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(Object.fromEntries(outlines), undefined, 2)}\n`);

function outlineOf(name: TechnologyName): string {
  const icon = `simple-icons/icons/${otherFiles[name] ?? titleToSlug(name)}.svg`;
  const outline = / d="([^"]+)"/.exec(readIcon(icon, name))?.[1];
  if (!outline) throw new Error(`${icon} has no path. Check the changes of ${simpleIcons}.`);
  return outline;
}

function readIcon(icon: string, name: string): string {
  try {
    return readFileSync(requirePackage.resolve(icon), 'utf8');
  } catch (cause) {
    throw new Error(
      `There is no ${icon} for ${name}. Give its file under otherFiles, or list it under withoutLogo.`,
      { cause },
    );
  }
}
