import type { Industry } from '../industry.schema';

export const entry: Industry = {
  path: '/Logistics',
  head: {
    title: 'Logistics and warehouse software',
    description:
      'Warehouse and transport systems for 3PLs, factories and agri storage: scanning, dock slots, e-way bills, proof of delivery and stock counts that hold.',
  },
  name: 'Logistics and Warehouse',
  seed: 'industry-logistics',
  heading: 'From gate register to proof of delivery',
  intro: [
    'The truck from Pithampur reported at six. It was weighed at nine, unloaded at two, and the goods receipt was typed on the next day from a paper with tea on it. In between, sales promised the material to two customers.',
    'We build for the people between the gate and the rack: the guard, the loader with a scanner, the shift supervisor, the dispatcher with three phones. Gloves, dust, forty-four degrees in May and a Wi-Fi shadow behind aisle nine are part of the specification.',
  ],
  offerings: {
    heading: 'What we do for warehouses and carriers',
    items: [
      {
        term: 'Warehouse management',
        text: 'Receiving, put-away, picking, packing and dispatch by scan, with bins, batches, serial numbers and owners kept apart.',
      },
      {
        term: 'Yard and dock',
        text: 'Slots booked by the transporter, gate entry by vehicle number and FASTag, and a board that shows who waits since when.',
      },
      {
        term: 'Transport management',
        text: 'Indents, rate contracts, vehicle placement, LR printing, trip cost and detention, for your own fleet and market hire.',
      },
      {
        term: 'E-way bill and e-invoice',
        text: 'Raised with the dispatch, Part B updated when the vehicle changes, extensions asked for before midnight.',
      },
      {
        term: 'Driver app and proof of delivery',
        text: 'Hindi first, voice notes, photograph, signature and shortage remarks, sent when there is a network again.',
      },
      {
        term: 'Visibility',
        text: 'GPS, FASTag crossings and ULIP data combined into an arrival time that the consignee can plan with.',
      },
      {
        term: 'Agri and bonded storage',
        text: 'Stack cards, moisture and fumigation records, e-NWR for WDRA-registered sheds, and customs registers for bonded space.',
      },
      {
        term: 'Billing for 3PL',
        text: 'Storage by pallet-day, handling, value-added work and minimum guarantees counted from events and not from memory.',
      },
      {
        term: 'EDI with partners abroad',
        text: 'ASN, 940 and 945 messages, SSCC labels and carrier bookings for European and American principals.',
      },
      {
        term: 'Fleet upkeep',
        text: 'Diesel, tyres and service by kilometre, and a warning a month before a fitness certificate or permit lapses.',
      },
    ],
  },
  blocks: [
    {
      kind: 'table',
      heading: 'What we measure before and after',
      columns: ['Measure', 'Often found', 'A fair goal'],
      rows: [
        ['Gate to dock', '3 to 6 hours', 'Under 60 minutes with slots'],
        ['Stock record accuracy by bin', '85 to 95 %', '99.5 %'],
        ['Lines picked in an hour, paper to scan', '40 to 60', '80 to 110'],
        ['Proof of delivery at the billing desk', '7 to 20 days', 'Same day'],
        ['Invoices disputed by customers', '5 to 10 %', 'Below 1 %'],
      ],
    },
    {
      kind: 'steps',
      heading: 'A first project that fits between two seasons',
      steps: [
        {
          label: 'Week 1',
          text: 'We walk the floor in each shift, count bins, test radio coverage, and time fifty trucks.',
        },
        {
          label: 'Weeks 2–3',
          text: 'Racks and bins get labels; item masters are cleaned of the eleven spellings of one carton.',
        },
        {
          label: 'Weeks 4–7',
          text: 'Receiving and put-away go live in one aisle, with the supervisors as trainers.',
        },
        {
          label: 'Weeks 8–10',
          text: 'Picking and dispatch follow, then a full count with finance at the table.',
        },
        {
          label: 'Week 12',
          text: 'Cycle counts replace the annual stock-take, and we leave you the dashboard and the labels’ design.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Small print that stops a truck',
      items: [
        {
          term: 'Distance',
          text: 'An e-way bill is good for one day for each two hundred kilometres; a breakdown near Nagpur can outlast it.',
        },
        {
          term: 'Old papers',
          text: 'Since January 2025 no e-way bill can be raised for an invoice that is more than 180 days old.',
        },
        {
          term: 'Vehicle papers',
          text: 'Fitness, insurance and permit are looked up in VAHAN at the gate, before loading and not at the state border.',
        },
        {
          term: 'Dangerous goods',
          text: 'Incompatible classes are blocked at put-away, and the TREM card prints with the LR.',
        },
      ],
    },
  ],
};
