import type { DataService } from '../data-service.schema';

export const entry: DataService = {
  path: '/services/mobile-app-development',
  head: {
    title: 'Mobile app development for Android and iOS',
    description:
      'Android and iOS apps for field staff, customers and drivers: offline first, small downloads, Indian languages, store releases and crash watch included.',
  },
  name: 'Mobile App Development',
  order: 2,
  seed: 'services-mobile',
  heading: 'Apps that still work where the signal ends',
  intro: [
    'A medical representative in a hospital basement, a loan officer in a village near Jhabua, a picker between steel racks: none of them has a steady connection. An app for them must open at once, accept the entry, and send it later without asking.',
    'We write Android and iOS apps from one code base where that is sensible, and natively where the camera, Bluetooth or battery call for it. Either way the download stays small, because storage is the first thing that runs out on a work phone.',
  ],
  approach: {
    heading: 'A pilot of twenty people before the store',
    text: [
      'The first build goes to twenty users through a closed track after four weeks. They are chosen to be difficult: the oldest phone, the worst network, the person who types with one finger. Crash reports and their comments decide what comes next.',
      'Store rules are planned from the start. Data safety forms, target API levels, background location, account deletion: each of them has held up somebody’s launch by a fortnight.',
    ],
  },
  offers: {
    heading: 'Kinds of app',
    cards: [
      {
        icon: 'map-pin',
        title: 'Field force',
        description:
          'Beat plans, visits with place and time, orders, collections and expense claims, all possible without a network.',
      },
      {
        icon: 'store',
        title: 'Customer apps',
        description:
          'Catalogue, order tracking and UPI payment, with one-time password login that copes with late SMS.',
      },
      {
        icon: 'scan-text',
        title: 'Scanning',
        description:
          'Barcodes, QR and serial numbers read by the camera or a rugged Zebra or Honeywell device.',
      },
      {
        icon: 'key',
        title: 'Identity and KYC',
        description:
          'Video KYC, document capture and DigiLocker fetch, with liveness checks and masked Aadhaar.',
      },
      {
        icon: 'bell',
        title: 'Alerts that matter',
        description:
          'Push messages with a purpose, quiet hours and a record of delivery for those that carry a duty.',
      },
      {
        icon: 'wrench',
        title: 'Rescue of old apps',
        description: 'SDK upgrades, 64-bit and permission fixes for apps the stores have begun to hide.',
      },
    ],
  },
  technologies: [
    { category: 'Frontend', tools: ['Flutter', 'React Native', 'Kotlin', 'Swift', 'Expo'] },
    { category: 'Backend', tools: ['Node.js', 'Go', 'Firebase'] },
    { category: 'Database', tools: ['SQLite', 'PostgreSQL', 'MongoDB'] },
    { category: 'DevOps', tools: ['fastlane', 'GitHub Actions', 'Appium', 'Sentry'] },
    { category: 'Cloud Platforms', tools: ['Google Cloud', 'Amazon Web Services', 'Cloudflare'] },
  ],
};
