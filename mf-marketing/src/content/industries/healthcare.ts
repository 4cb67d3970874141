import type { Industry } from '../industry.schema';

export const entry: Industry = {
  path: '/Healthcare',
  head: {
    title: 'Healthcare IT for hospitals and labs',
    description:
      'Hospital and laboratory software that fits the ward round: ABDM and ABHA links, TPA and PM-JAY claims, NABH registers, and discharge without the queue.',
  },
  name: 'Healthcare',
  seed: 'industry-healthcare',
  heading: 'Systems that let the nurse go back to the patient',
  intro: [
    'In a busy hospital a nurse writes the same blood pressure on the chart, in the register and in the computer. The doctor dictates in English, counsels in Hindi and prescribes by brand. The billing desk learns of a consumable when the patient has already packed. Nobody in this chain is careless; the systems simply never met.',
    'We build and connect hospital, laboratory and pharmacy software, and we start on the ward. Our first question is never which modules you want. We ask where people stand and wait.',
    'We work with hospitals of fifty to five hundred beds, diagnostic chains and clinics, on Indian standards and, for partners abroad, under HIPAA or GDPR.',
  ],
  offerings: {
    heading: 'What we do for hospitals and laboratories',
    items: [
      {
        term: 'Hospital information system',
        text: 'Registration, OPD queue, IPD, OT, nursing and billing, new or wrapped around the one you have.',
      },
      {
        term: 'ABDM milestones M1 to M3',
        text: 'ABHA at the counter, care contexts linked, records fetched with consent as FHIR bundles that pass the sandbox.',
      },
      {
        term: 'Laboratory and radiology',
        text: 'Analysers connected through ASTM or HL7, DICOM images in a PACS, critical values called out and the call recorded.',
      },
      {
        term: 'Claims',
        text: 'Cashless pre-authorisation, PM-JAY packages and the health claims exchange from one screen, with the missing paper named before sending.',
      },
      {
        term: 'Pharmacy and stores',
        text: 'Batch, expiry and Schedule H1 registers, with crash-cart stock counted by scan and not by faith.',
      },
      {
        term: 'Clinical documentation',
        text: 'Templates by speciality, drug interaction checks and a discharge summary that writes most of itself.',
      },
      {
        term: 'Teleconsultation',
        text: 'Video, consent and prescription by the 2020 practice guidelines, usable on a village connection.',
      },
      {
        term: 'Quality indicators',
        text: 'NABH figures for infection, falls, returns to theatre and waiting time collected from the work itself.',
      },
    ],
  },
  blocks: [
    {
      kind: 'steps',
      heading: 'A discharge, minute by minute',
      steps: [
        {
          label: '10:00',
          text: 'The consultant says “home today”; the intern ticks it on the tablet before leaving the bedside.',
        },
        {
          label: '10:05',
          text: 'Pharmacy, laboratory and stores each see one list of open items and clear it.',
        },
        {
          label: '10:40',
          text: 'The draft summary is read and signed; the insurer receives bill and summary together.',
        },
        {
          label: '11:30',
          text: 'Insurers have three hours by the IRDAI’s rule of 2024; most answers come sooner if nothing is missing.',
        },
        {
          label: '12:30',
          text: 'The family gets medicines, papers and a follow-up date in a single visit to one counter.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Registers an inspector asks for, kept by the system',
      points: [
        'Form F under the PCPNDT Act, complete before the sonography begins',
        'medico-legal cases, with police intimation and time',
        'narcotics and psychotropics, by ampoule and by two signatures',
        'biomedical waste by colour, weight and barcode',
        'births, deaths and notifiable diseases, sent to the state portals',
        'access to each patient’s record: who looked, when, and from where',
      ],
    },
    {
      kind: 'note',
      heading: 'Going live without stopping care',
      text: [
        'A hospital has no closing day. We go live ward by ward, starting with one whose sister-in-charge wants it, always on a Tuesday, with floor walkers in all three shifts for two weeks. Paper forms stay printed in a box until nobody has opened the box for a month.',
        'If the network fails, wards continue on a local copy of allergies, orders and drug charts. The drill for this is held once a quarter, announced to the superintendent only.',
      ],
    },
  ],
};
