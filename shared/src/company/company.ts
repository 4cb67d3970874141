/** Every fact about the company, once. Someone else's company is a change of this file. */
export const company = {
  name: 'Malvanta',
  tagline: 'IT services and consulting',
  place: 'Indore, Madhya Pradesh, India',
  website: 'https://www.malvanta.example',
  /** The `{app}` of the enquiry's address `/{app}/api.php` (requirements §7). */
  app: 'site',
  phone: { shown: '+91 731 555 0100', dialled: '+917315550100' },
  email: 'sales@malvanta.example',
  /** International number without `+`, as the chat app's links want it. */
  chatNumber: '917315550100',
  office: {
    street: '4th Floor, Rewa Arcade, 21 Race Course Road',
    city: 'Indore',
    region: 'Madhya Pradesh',
    postalCode: '452003',
    country: 'India',
    countryCode: 'IN',
  },
  /** `#` is a placeholder that goes nowhere (requirements §2). */
  social: [
    { name: 'LinkedIn', address: 'https://www.linkedin.com/company/malvanta' },
    { name: 'Facebook', address: '#' },
    { name: 'Instagram', address: '#' },
    { name: 'X', address: '#' },
  ],
  /**
   * Where on this site job applications are sent: `/site/applications` makes the form send them and this project's API
   * take them. Left undefined, the form sends nothing (requirements §7).
   */
  applications: { endpoint: undefined as string | undefined },
} as const;

/** Where the enquiry form posts (requirements §7). */
export const enquiryAddress = `/${company.app}/api.php`;

/** Where the API takes job applications, once the company wants them. */
export const applicationAddress = `/${company.app}/applications`;

/** The chat-app conversation with the company. */
export const chatAddress = `https://wa.me/${company.chatNumber}`;
