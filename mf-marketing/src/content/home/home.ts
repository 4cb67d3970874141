import { company } from '@site/shared/company/company';
import { paths, redirects } from '@site/shared/navigation/paths';
import type { Home } from './home.schema';

/** The home page's words; step names, counts and link addresses are the requirements (§2, §3, §9). */
export const home: Home = {
  path: paths.home,
  head: {
    title: 'Software, cloud and data for working businesses',
    description: `An IT services company in ${company.office.city} that designs, builds and runs software for banks, hospitals, schools, shops and warehouses, in India and abroad.`,
  },
  hero: {
    headline: 'Your systems, working as one',
    subline:
      'The counter, the warehouse, the app and the accounts should tell the same story. We design, build and run the software that makes them agree.',
    button: { label: 'Get Started Now', to: paths.contact },
    parts: ['Counter', 'Warehouse', 'App', 'Accounts'],
  },
  about: {
    heading: 'Engineers first, and consultants because of it',
    text: [
      `We are an IT services and consulting company in ${company.office.city}. Our clients run bank branches, hospital wards, school groups, shops, trading desks and warehouses, and most came to us with the same complaint: five systems, five different numbers.`,
      'We begin by watching how the work is done today, on the floor and not only in the meeting room. Then a small team builds the first useful piece, puts it into real hands, and carries on from what it learned.',
    ],
    seed: 'home-about',
    link: { label: 'Discover More', to: redirects.visionLeftover.from },
  },
  services: {
    heading: 'What we can take off your desk',
    intro:
      'Come for one of these or for several. The same engineers stay with you from the first sketch to support.',
    shown: 6,
    cards: [
      {
        icon: 'code-xml',
        title: 'Web Development',
        desc: 'Portals, online shops and internal tools that open in under two seconds on a mid-range phone and can be changed without fear.',
        btnText: 'See web development',
        btnLink: paths.serviceWeb,
        addClass: 'wide',
      },
      {
        icon: 'compass',
        title: 'Technology Consulting',
        desc: 'A second opinion before you sign: architecture reviews, vendor choices, a plan for the old ERP, and what each path costs over three years. You get it in writing, with the options we would reject and our reasons.',
        btnText: 'See consulting',
        btnLink: paths.serviceConsulting,
        addClass: 'tall',
      },
      {
        icon: 'cloud',
        title: 'Cloud services',
        desc: 'Migration, cost control and round-the-clock operation on AWS, Azure or Google Cloud, with data kept in Indian regions where the law asks for it.',
        btnText: 'See cloud',
        btnLink: paths.serviceCloud,
        addClass: 'plain',
      },
      {
        icon: 'brain-circuit',
        title: 'AI & Machine Learning',
        desc: 'Models for forecasts, documents and inspection, measured against the way you do it now before anybody relies on them.',
        btnText: 'See AI & machine learning',
        btnLink: paths.serviceAiMachineLearning,
        addClass: 'plain',
      },
      {
        icon: 'megaphone',
        title: 'Digital Marketing',
        desc: 'Search, advertising and e-mail that are counted in enquiries and orders, down to the cost of each one.',
        btnText: 'See digital marketing',
        btnLink: '/service/digital',
        addClass: 'plain',
      },
      {
        icon: 'shield-check',
        title: 'Quality Assurance',
        desc: 'Test plans, automated checks, load tests and security tests, for software we built and for software we did not.',
        btnText: 'See quality assurance',
        btnLink: '/service/qualtiyassurance',
        addClass: 'wide',
      },
      {
        icon: 'pen-tool',
        title: 'UI / UX Design',
        desc: 'Screens tried out with the clerk, the nurse or the buyer who will use them, in English, Hindi or both.',
        btnText: 'See UI / UX design',
        btnLink: '/service/ui',
        addClass: 'plain',
      },
      {
        icon: 'handshake',
        title: 'Salesforce',
        desc: 'Set-up, clean-up and integration of Sales Cloud and Service Cloud, so that the sales team enters a thing once.',
        btnText: 'See Salesforce',
        btnLink: '/service/salesfore',
        addClass: 'plain',
      },
      {
        icon: 'chart-column',
        title: 'Data & Analytics',
        desc: 'One warehouse, agreed definitions and reports that the finance head and the shop manager both believe.',
        btnText: 'See data & analytics',
        btnLink: '/service/analytics',
        addClass: 'plain',
      },
    ],
    more: { label: 'Show More', to: paths.services },
  },
  process: {
    heading: 'Our Process',
    intro: 'Six steps, each ending in something you can hold, try or sign.',
    steps: [
      {
        id: 1,
        label: 'Conceptualization',
        icon: 'lightbulb',
        text: 'We spend a few days with the people who do the work, and write down the problem on two pages.',
      },
      {
        id: 2,
        label: 'Requirement',
        icon: 'clipboard-list',
        text: 'Every need becomes a short sentence with a test, so that nobody argues later about what was meant.',
      },
      {
        id: 3,
        label: 'Milestone',
        icon: 'flag',
        text: 'The work is cut into pieces of two to four weeks, each with a date, a price and a use of its own.',
      },
      {
        id: 4,
        label: 'Design & Dev',
        icon: 'code-xml',
        text: 'Designers and developers sit together, and you see the running software every Friday.',
      },
      {
        id: 5,
        label: 'QA & Testing',
        icon: 'bug',
        text: 'Testers try to break it with your own data, on the slow network and the old phone too.',
      },
      {
        id: 6,
        label: 'Final Delivery',
        icon: 'rocket',
        text: 'We go live with a way back, train your team, and hand over the code and the passwords.',
      },
    ],
  },
  testimonials: {
    heading: 'What clients tell us',
    controls: {
      pause: 'Pause the testimonials',
      play: 'Play the testimonials',
      previous: 'Previous testimonial',
      next: 'Next testimonial',
    },
    items: [
      {
        image1: 'rajesh-agrawal-shop',
        image2: 'rajesh-agrawal',
        title: 'Stock that matches the shelf',
        desc: 'Before, each of our eleven stores had its own idea of the stock. Now a transfer made at nine shows everywhere at nine, and month-end closes in two days instead of eight.',
        clientName: 'Rajesh Agrawal',
        designation: 'Director, garment retail chain',
        rating: '4.8',
      },
      {
        image1: 'meenal-kulkarni-ward',
        image2: 'meenal-kulkarni',
        title: 'The discharge queue is gone',
        desc: 'They sat in our billing hall for three days before they wrote a line. Discharge took us four hours on a good day; it is now a little over one.',
        clientName: 'Dr. Meenal Kulkarni',
        designation: 'Medical Superintendent, 180-bed hospital',
        rating: '4.5',
      },
      {
        image1: 'thomas-keller-office',
        image2: 'thomas-keller',
        title: 'Plain answers, kept dates',
        desc: 'I have worked with larger suppliers who sent more slides. This team sent a running system every week and told us early when one date would slip.',
        clientName: 'Thomas Keller',
        designation: 'Head of IT, freight forwarder',
        rating: '4.8',
      },
      {
        image1: 'farida-contractor-branch',
        image2: 'farida-contractor',
        title: 'An audit without surprises',
        desc: 'The inspection team asked for access logs of one quarter. We exported them in ten minutes, which has never happened to me before.',
        clientName: 'Farida Contractor',
        designation: 'Chief Information Officer, co-operative bank',
        rating: '4.5',
      },
    ],
  },
  partners: {
    heading: 'The technology we build on',
    pause: 'Pause the logos',
    logos: ['React', 'Node.js', 'PostgreSQL', 'Docker', 'Kubernetes', 'Google Cloud', 'Python'],
  },
};
