/** Every fact about the company, once. For another company, change this file. */
export const company = {
  name: 'Malvanta',
  tagline: 'IT services and consulting',
  place: 'Indore, Madhya Pradesh, India',
  website: 'https://www.malvanta.example',
  /** The `{app}` in the URL of the enquiry API, `/{app}/api.php` (requirements §7). */
  app: 'site',
  phone: { shown: '+91 731 555 0100', dialled: '+917315550100' },
  email: 'sales@malvanta.example',
  /** International number without `+`, as links to the chat app need it. */
  chatNumber: '917315550100',
  office: {
    street: '4th Floor, Rewa Arcade, 21 Race Course Road',
    city: 'Indore',
    region: 'Madhya Pradesh',
    postalCode: '452003',
    country: 'India',
    countryCode: 'IN',
  },
  /** `#` is a placeholder that links nowhere (requirements §2). */
  social: [
    { name: 'LinkedIn', address: 'https://www.linkedin.com/company/malvanta' },
    { name: 'Facebook', address: '#' },
    { name: 'Instagram', address: '#' },
    { name: 'X', address: '#' },
  ],
  /**
   * Days after which enquiries and applications are deleted. `/privacy` promises it, so a server's
   * `ENQUIRY_RETENTION_DAYS` may only be shorter.
   */
  retentionDays: 365,
  /**
   * The path that job applications are sent to. With `/site/applications` the form sends them and this project's API
   * accepts them; undefined, the form sends nothing (requirements §7).
   */
  applications: { endpoint: undefined as string | undefined },
} as const;

/** Where the enquiry form posts (requirements §7). */
export const enquiryAddress = `/${company.app}/api.php`;

/** Where the API accepts job applications, if the company wants them. */
export const applicationAddress = `/${company.app}/applications`;

/** The company's chat link. */
export const chatAddress = `https://wa.me/${company.chatNumber}`;
