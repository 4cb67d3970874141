import { paths } from '@site/shared/navigation/paths';
import type { ContactPage } from './contact-page.schema';

export const contactPage: ContactPage = {
  path: paths.contact,
  head: {
    title: 'Contact us and get a quote',
    description:
      'Call, write or send an enquiry about software, cloud, data or security work. An engineer reads it and answers with questions or a first estimate.',
  },
  title: 'Contact',
  heading: 'Tell us what should work better',
  intro:
    'A rough idea is enough: the process that takes too long, the system that no one dares to touch, the report that arrives too late. You need no specification to start the conversation.',
  info: {
    heading: 'Reach us directly',
    phone: { label: 'Phone', note: 'Best for something urgent, or when you would rather explain it aloud.' },
    email: {
      label: 'Sales e-mail',
      note: 'Best for a tender, a scope document or anything with attachments.',
    },
    chat: {
      label: 'Chat',
      note: 'Best for a short question from your phone.',
      action: 'Start a chat',
      newTab: 'opens in a new tab',
    },
    office: {
      label: 'Office',
      note: 'Please call before you visit, so that the right person is at the table.',
    },
  },
  form: {
    heading: 'Send an enquiry',
    intro: 'All six fields are needed.',
    fields: {
      firstName: { label: 'First Name' },
      lastName: { label: 'Last Name' },
      email: { label: 'Email', help: 'Our written answer goes here.' },
      phone: { label: 'Phone number', help: 'Digits only, with the STD or country code.' },
      subject: { label: 'Subject', help: 'For example: stock app for two warehouses.' },
      message: {
        label: 'Message',
        help: 'Who will use it, which systems it must talk to, and the date that matters to you.',
      },
    },
    button: 'Send enquiry',
    submitting: 'Sending…',
    privacy:
      'We use these details to answer your enquiry. Please leave passwords and customer data out of the message.',
  },
  alerts: {
    success: 'Form submitted successfully!',
    failure: 'An error occurred while submitting the form.',
  },
  next: {
    heading: 'What happens with your enquiry',
    steps: [
      {
        title: 'It is read by someone who builds',
        text: 'A cloud question goes to a cloud engineer, an ERP question to someone who has taken one live.',
      },
      {
        title: 'You get a call with questions',
        text: 'We ask about users, data, deadlines and what has been tried before. A non-disclosure agreement can come first.',
      },
      {
        title: 'You get a short written answer',
        text: 'It says what we would do first, what we would leave alone, and a range for cost and time.',
      },
    ],
  },
};
