import type { ApplicationTexts } from '@site/shared/site-model/application';

export const sampleApplication: ApplicationTexts = {
  firstName: 'Isha',
  lastName: 'Patidar',
  email: 'isha@mail.example',
  phone: '09827000000',
  dob: '1999-08-14',
  role: 'Data Scientist',
  country: 'India',
  state: 'MP',
  city: 'Indore',
  gender: 'female',
  Experience: '1-3',
  linkedin: 'https://www.linkedin.com/in/isha-patidar',
  additionalInfo1: 'Available from March.',
};

/** The smallest accepted PDF, with bytes that are not text. */
export const sampleResume = Buffer.from('%PDF-1.7\n\u00e2\u00e3\u0000\u00ff\n%%EOF', 'latin1');
