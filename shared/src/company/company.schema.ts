import * as v from 'valibot';
import { listOf, textSchema } from '../content/entry-schemas';
import { labelled } from '../content/labelled';

const internationalNumber = v.pipe(
  v.string(),
  v.regex(/^\+[1-9]\d{6,14}$/, 'must be a number such as +917315550100'),
);

/** `#` is a placeholder that links nowhere (requirements §9.7). */
const profileAddress = v.pipe(
  v.string(),
  v.regex(/^(?:#|https:\/\/\S+)$/, 'must begin with https://, or be #'),
);

/** The company's facts. Pages, mails, structured data and servers take them from here. */
export const companySchema = v.object({
  name: labelled(textSchema, 'Name'),
  tagline: labelled(textSchema, 'What the company does', 'A few words, for search engines and shared links.'),
  place: labelled(textSchema, 'Place', 'City, region and country, on the picture of a shared link.'),
  website: labelled(
    v.pipe(
      v.string(),
      v.regex(/^https:\/\/[a-z\d-]+(\.[a-z\d-]+)*$/, 'must be https:// and a host, without a slash after it'),
    ),
    'Address of this site',
    'Such as https://www.example.com, without a slash at the end.',
  ),
  phone: labelled(
    v.pipe(
      v.object({
        shown: labelled(textSchema, 'As visitors read it', 'With spaces, such as +91 731 555 0100.'),
        dialled: labelled(internationalNumber, 'As it is dialled', 'The same number without spaces.'),
      }),
      v.forward(v.check(isSameNumber, 'differs from the number that visitors read'), ['dialled']),
    ),
    'Telephone number',
  ),
  email: labelled(
    v.pipe(v.string(), v.regex(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address')),
    'E-mail address',
    'Enquiries and applicants are sent here.',
  ),
  chatNumber: labelled(
    v.pipe(v.string(), v.regex(/^[1-9]\d{6,14}$/, 'must be digits only, such as 917315550100')),
    'WhatsApp number',
    'The international number in digits only, without +.',
  ),
  office: labelled(
    v.object({
      street: labelled(textSchema, 'Building and street'),
      city: labelled(textSchema, 'City'),
      region: labelled(textSchema, 'State'),
      postalCode: labelled(textSchema, 'Postal code'),
      country: labelled(textSchema, 'Country'),
      countryCode: labelled(
        v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be two capital letters, such as IN')),
        'Country code',
        'Two capital letters, for search engines.',
      ),
    }),
    'Office',
  ),
  social: labelled(
    listOf(
      labelled(
        v.object({
          name: labelled(textSchema, 'Network'),
          address: labelled(profileAddress, 'Address of the profile', '# while there is none.'),
        }),
        'Profile',
      ),
    ),
    'Social media',
  ),
  retentionDays: labelled(
    v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(1, 'must be at least 1')),
    'Days that enquiries and applications are kept',
    'The privacy page promises it. A server may only keep them for less.',
  ),
  app: labelled(
    v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be letters, digits and hyphens')),
    'First part of the path of forms',
    'For developers: forms are sent to /site/api.php. The server must be built again.',
  ),
  applicationEndpoint: v.optional(
    labelled(
      v.pipe(v.string(), v.regex(/^\/[\w./-]+$/, 'must be a path, such as /site/applications')),
      'Path that job applications are sent to',
      'Empty: the form sends nothing. /site/applications: this site’s server takes them.',
    ),
  ),
});

/** The displayed number may omit the country code. */
function isSameNumber({ shown, dialled }: { shown: string; dialled: string }): boolean {
  return dialled.endsWith(shown.replaceAll(/\D/g, '').slice(-7));
}
