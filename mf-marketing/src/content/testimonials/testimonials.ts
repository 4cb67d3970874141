import { paths } from '@site/shared/navigation/paths';
import type { Testimonials } from './testimonials.schema';

/** Sample quotes for the page /testimonial (requirements §2.8). */
export const testimonials: Testimonials = {
  path: paths.testimonial,
  head: {
    title: 'Testimonials from clients',
    description:
      'What clients say after go-live: schools, mills, clinics, brokers and exporters on what changed in their daily work, and what they would ask for again.',
  },
  title: 'Testimonial',
  heading: 'In the words of the people who use it',
  intro: [
    'We ask for a few lines three months after go-live, when the cake is eaten and the system has met its first month-end. Complaints are welcome too, and some of them are printed below.',
  ],
  cards: [
    {
      desc: 'Fee collection used to need six temporary clerks in April. This year parents paid from home, and the two clerks we kept had time to answer questions.',
      clientName: 'Sunita Raghuvanshi',
      rating: 5,
    },
    {
      desc: 'The tender asked for a load test and they gave us the ugly result three weeks before opening day. We bought two more servers and slept well.',
      clientName: 'Arvind Mishra',
      rating: 4.5,
    },
    {
      desc: 'My drivers are not patient people. They learned the app over one cup of tea, and the proof of delivery is in before the truck has turned round.',
      clientName: 'Gurmeet Singh Bhatia',
      rating: 4.5,
    },
    {
      desc: 'We lost a week to a wrong assumption about bonded stock. They told us first, did not charge for it, and the launch moved by only two days.',
      clientName: 'Leila Haddad',
      rating: 4,
    },
    {
      desc: 'Contract notes leave the system before seven in the evening. Under the previous vendor I was still in the office at ten, and so was my team.',
      clientName: 'Ketan Shah',
      rating: 5,
    },
    {
      desc: 'I asked for artificial intelligence and was talked into a better spreadsheet and a barcode scanner. It was good advice, though I would have liked the robot.',
      clientName: 'Prakash Jhawar',
      rating: 4.5,
    },
    {
      desc: 'Our doctors type in a mixture of Hindi and English, and nobody had ever designed for that. The prescription screen now keeps up with them.',
      clientName: 'Dr. Nafisa Ansari',
      rating: 4.5,
    },
    {
      desc: 'Support answers at six in the morning, which is when the mandi opens. The same voice each time, and she knows which of our scales is the slow one.',
      clientName: 'Mahesh Patidar',
      rating: 5,
    },
    {
      desc: 'Documentation in two languages, delivered unasked. When our own IT officer joined later, he could run the system from it in his first week.',
      clientName: 'Shubhangi Wankhede',
      rating: 4,
    },
  ],
};
