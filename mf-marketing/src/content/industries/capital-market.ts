import type { Industry } from '../industry.schema';

export const entry: Industry = {
  path: '/Capital_Market',
  head: {
    title: 'Capital market technology',
    description:
      'Software and operations for stock brokers, portfolio managers and advisers: order flow, margins, T+1 back office, SEBI cyber-resilience and glitch reports.',
  },
  name: 'Capital Market',
  seed: 'industry-capital-market',
  heading: 'For desks where 9:15 does not wait',
  intro: [
    'At nine the pre-open session starts, at nine fifteen the orders arrive all at once, and for the next six hours and a quarter any defect is public. After the close the second shift begins: obligations, margins, contract notes, pledges, pay-in before the next morning’s cut-off. With T+1 there is no slack day left to hide a mismatch in.',
    'We work for brokers, sub-broker networks, portfolio managers and investment advisers. Most of them license a trading front end from a vendor and a back office from another, and live in the gap between the two.',
  ],
  offerings: {
    heading: 'What we do for market intermediaries',
    items: [
      {
        term: 'Order and risk services',
        text: 'Gateways in FIX and exchange-native formats with pre-trade checks that add microseconds we can show you on a histogram.',
      },
      {
        term: 'Margin engine',
        text: 'SPAN, exposure and peak margin snapshots calculated by client, with shortfall calls sent before square-off begins.',
      },
      {
        term: 'Back-office automation',
        text: 'Exchange and depository files loaded, checked for count and control total, and posted without anybody opening an FTP client.',
      },
      {
        term: 'Client onboarding',
        text: 'KRA fetch, in-person verification by video, nomination, DDPI and segment activation in a single sitting.',
      },
      {
        term: 'Contract notes and statements',
        text: 'Digitally signed notes sent inside the 24-hour limit, with bounced mails followed up and logged.',
      },
      {
        term: 'Surveillance',
        text: 'Alerts for synchronised trades, pump-and-dump patterns and dormant accounts that wake, each closed with a written reason.',
      },
      {
        term: 'Portfolio and performance reporting',
        text: 'Time-weighted returns, benchmark and fee statements for PMS and AIF investors that agree with the custodian.',
      },
      {
        term: 'Market data',
        text: 'Tick storage, corporate action adjustment and replay for research and for disputes.',
      },
    ],
  },
  blocks: [
    {
      kind: 'table',
      heading: 'The day, hour by hour',
      columns: ['Time', 'What happens', 'What must not fail'],
      rows: [
        ['07:30', 'Contract masters and margin files load', 'A wrong lot size here is wrong all day'],
        ['09:00', 'Pre-open session', 'Log-ins: a third of all clients within ten minutes'],
        ['09:15–15:30', 'Continuous trading', 'Order path, risk checks, positions, two telecom lines'],
        [
          '15:30–19:00',
          'Obligations and contract notes',
          'Trade files equal the order book to the last share',
        ],
        ['Overnight', 'Pledges, pay-in, ledgers', 'Funds and securities ready before the clearing cut-off'],
      ],
    },
    {
      kind: 'list',
      heading: 'The regulator, translated into work',
      items: [
        {
          term: 'CSCRF, August 2024',
          text: 'We place you in the right category, list the gaps, and connect smaller brokers to a market SOC rather than build one.',
        },
        {
          term: 'Technical glitches',
          text: 'Five minutes of outage is reportable, and the first note is due within hours; monitoring fills in most of the form.',
        },
        {
          term: 'Retail algorithms, 2025',
          text: 'API orders carry the exchange’s identifier, come from registered static addresses and stay below the set rate.',
        },
        {
          term: 'Client money',
          text: 'Daily upstreaming, and running accounts settled on the set dates, with proof for each client.',
        },
        {
          term: 'Abroad',
          text: 'MiFID II time stamps and the American market access rule follow the same design, with other thresholds.',
        },
      ],
    },
    {
      kind: 'figures',
      heading: 'Numbers we design for',
      figures: [
        { value: '10 ×', label: 'the busiest minute of last year, held in test for an hour' },
        { value: '< 1 ms', label: 'for our own part of the risk check, at the 99th percentile' },
        { value: '15 min', label: 'to run from the second site, drilled on a live trading Saturday' },
        { value: '0', label: 'trades lost: each is stored before it is acknowledged' },
      ],
      note: 'These are design targets for a mid-sized broker; yours are agreed in writing before the first line of code.',
    },
  ],
};
