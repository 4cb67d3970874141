import type { Industry } from '../industry.schema';

export const entry: Industry = {
  path: '/Retail',
  head: {
    title: 'Retail IT: stores, online and ONDC',
    description:
      'Point of sale, stock, online shop, marketplaces and ONDC on one inventory, with GST, e-invoicing and a checkout that keeps billing when the line is down.',
  },
  name: 'Retail',
  seed: 'industry-retail',
  heading: 'The same stock at the till, on the site and in the godown',
  intro: [
    'The customer sees a kurta on the website, size M, two left. One was sold in the Vijay Nagar shop at noon and billed as L because the tag had come off. The other hangs in a trial room. By evening there is an apology, a refund and a bad review, and all of it began with a tag.',
    'Retail software is about such tags. We connect counter, godown, website and marketplaces to a single stock figure, and we build the small habits around it that keep the figure true.',
    'We work with chains of three to two hundred stores: garments, grocery, pharmacy, electronics, jewellery. Each sells differently, and we don’t pretend that one template fits them all.',
  ],
  offerings: {
    heading: 'What we do for retailers and brands',
    items: [
      {
        term: 'Point of sale',
        text: 'Billing in four keystrokes, offline for a full day if need be, with UPI on a dynamic QR and the sound box confirmed before the bill closes.',
      },
      {
        term: 'One inventory',
        text: 'Stock by store, size, batch and status, reserved at order time and released when a cart is abandoned.',
      },
      {
        term: 'Online shop',
        text: 'Storefronts on Shopify or our own stack, with pin-code promises that the courier can keep.',
      },
      {
        term: 'ONDC and marketplaces',
        text: 'Catalogue, price, order and return flows for ONDC, Amazon and Flipkart from one desk, commissions checked against each settlement.',
      },
      {
        term: 'Buying and replenishment',
        text: 'Open-to-buy, size curves and reorder points that know about Diwali, wedding dates and the salary week.',
      },
      {
        term: 'Loyalty and CRM',
        text: 'Points, store credit and referrals tied to a mobile number, with consent and an upper limit on messages.',
      },
      {
        term: 'GST and accounts',
        text: 'HSN, rate changes by date, e-invoices for trade buyers and a daily posting to Tally or ERP that balances.',
      },
      {
        term: 'Loss and audit',
        text: 'Cycle counts by scan, void and discount patterns by cashier, and shrinkage by department each month.',
      },
    ],
  },
  blocks: [
    {
      kind: 'compare',
      heading: 'Two ways to open the eleventh store',
      sides: [
        {
          label: 'With a copy of the tenth',
          points: [
            'item masters are exported, edited and drift apart',
            'prices change by phone call, at some stores on the next day',
            'transfers are a challan on paper and a promise',
          ],
        },
        {
          label: 'With one system',
          points: [
            'the store is a row in a table, and its till is ready in a morning',
            'a price change carries a date and a time and reaches every till',
            'goods in transit belong to somebody until they are scanned in',
          ],
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Where the margin leaks',
      items: [
        {
          term: 'Returns to origin',
          text: 'One cash-on-delivery parcel in four or five may come back in fashion; address checks and a confirmation call cut that sharply.',
        },
        {
          term: 'Marketplace fees',
          text: 'Weight disputes, wrong commission slabs and uncredited returns, found by matching every order to its settlement.',
        },
        {
          term: 'Dead stock',
          text: 'Sizes that sell in one town and lie in the next; a weekly transfer proposal moves them while the season lasts.',
        },
        {
          term: 'Missing input credit',
          text: 'Supplier invoices that never appear in GSTR-2B, caught before the payment rather than after the year.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Rules on the label and the bill',
      points: [
        'MRP, net quantity, origin and consumer contact, on the pack and on the product page alike',
        'FSSAI licence number on food bills, and first-expired-first-out for perishables',
        'e-invoice for trade sales above five crore of turnover, within thirty days for those above ten',
        'HUID of hallmarked gold scanned at the sale, with net weight and purity on the bill',
        'card data handled by the terminal only, so that PCI DSS scope stays small',
      ],
    },
  ],
};
