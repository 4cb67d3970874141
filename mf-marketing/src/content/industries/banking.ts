import type { Industry } from '../industry.schema';

export const entry: Industry = {
  path: '/banking',
  head: {
    title: 'Banking software and IT services',
    description:
      'IT services for co-operative banks, NBFCs and small finance banks: core banking links, UPI reconciliation, digital lending and RBI-ready access controls.',
  },
  name: 'Banking',
  seed: 'industry-banking',
  heading: 'Technology for banks that close their books every night',
  intro: [
    'A bank’s day has a shape. Branches open at ten, the clearing files come in, the queue is longest on the first and the seventh, and at night the end-of-day run must finish before the ATM switch is reconciled. Software that ignores this shape is thrown out within a month, whatever the brochure said.',
    'We work around the core banking system, seldom inside it. Finacle, Flexcube, BaNCS or a co-operative bank’s regional product stays what it is: the ledger. What we build is everything that should talk to it and today does so through a text file on somebody’s desktop.',
    'Urban co-operative banks and NBFCs are the ones we think of first. They answer to the same regulator as the large houses, with an IT department of six.',
  ],
  offerings: {
    heading: 'What we do for banks and lenders',
    items: [
      {
        term: 'Core banking integration',
        text: 'Accounts, mandates and limits offered to other systems through audited services instead of shared database passwords.',
      },
      {
        term: 'Payment reconciliation',
        text: 'UPI, IMPS, NEFT, NACH and ATM files matched three ways against switch and ledger, with the open items ready by eight.',
      },
      {
        term: 'Digital lending',
        text: 'Application, bureau pull, account aggregator data, key fact statement, e-sign and disbursal straight to the borrower’s own account.',
      },
      {
        term: 'Customer onboarding',
        text: 'Video KYC with location and liveness checks, CKYC upload, and reminders for the next update sorted by risk category.',
      },
      {
        term: 'Branch and field apps',
        text: 'Pigmy collection, doorstep service and recovery visits on a phone, with a printed or SMS receipt for each rupee.',
      },
      {
        term: 'Regulatory reporting',
        text: 'Returns for the RBI and cash transaction reports for FIU-IND prepared from tagged data, with the trail from cell to voucher.',
      },
      {
        term: 'Fraud and anti-money-laundering rules',
        text: 'Scenarios your compliance officer can read and change, tested on last year’s transactions before they go live.',
      },
      {
        term: 'Managed security',
        text: 'Privileged access control, quarterly user reviews, log keeping and the evidence folder an inspecting officer asks for.',
      },
    ],
  },
  blocks: [
    {
      kind: 'list',
      heading: 'Where the day is lost',
      items: [
        {
          term: 'The 8 am difference',
          text: 'A payment the customer’s phone calls successful and the ledger has never seen; two officers search logs until noon.',
        },
        {
          term: 'The chargeback clock',
          text: 'A failed UPI transfer must be reversed by the next day, or the bank owes the customer a hundred rupees for each day of delay.',
        },
        {
          term: 'The loan file',
          text: 'Eleven documents scanned at the branch, mailed to the region, printed there and scanned once more.',
        },
        {
          term: 'The half-yearly audit',
          text: 'Screens photographed as proof because no report shows who changed an interest rate.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Rules we build to',
      columns: ['Rule', 'What it means for the software'],
      rows: [
        [
          'RBI, IT governance and assurance directions, 2023',
          'Change records, access reviews and tested continuity plans',
        ],
        [
          'RBI, cyber security for urban co-operative banks, 2019',
          'Controls in four levels, by how much of the bank is digital',
        ],
        [
          'RBI, outsourcing of IT services, 2023',
          'Audit rights, exit plan and a register of sub-contractors',
        ],
        [
          'RBI, digital lending directions, 2025',
          'Key fact statement, consent trail, no pass-through accounts',
        ],
        ['RBI, storage of payment data, 2018', 'The full transaction record lies only in India'],
        ['PCI DSS 4.0.1', 'Card numbers are tokenised and payment pages watched for altered scripts'],
        [
          'EU DORA, for groups with a European arm',
          'Incident classes, third-party register, resilience tests',
        ],
      ],
    },
    {
      kind: 'steps',
      heading: 'A typical first project: reconciliation in nine weeks',
      steps: [
        {
          label: 'Weeks 1–2',
          text: 'We collect thirty days of NPCI, switch and core files and match them by hand with your team.',
        },
        {
          label: 'Weeks 3–6',
          text: 'Matching rules are built and run against those days until every leftover has a reason.',
        },
        {
          label: 'Weeks 7–8',
          text: 'Old and new way run side by side, and the two morning lists are compared line for line.',
        },
        {
          label: 'Week 9',
          text: 'The officers work from the new list; the macro is kept for a quarter, then archived.',
        },
      ],
    },
  ],
};
