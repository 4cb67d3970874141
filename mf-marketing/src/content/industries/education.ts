import type { Industry } from '../industry.schema';

export const entry: Industry = {
  path: '/Education',
  head: {
    title: 'Education technology for schools and colleges',
    description:
      'Admissions, fees, timetable, exams and results for schools, colleges and universities, with UDISE+, APAAR, DigiLocker and accreditation data included.',
  },
  name: 'Education',
  seed: 'industry-education',
  heading: 'One record for each student, from enquiry to degree',
  intro: [
    'A school office knows each child four times: in the admission register, the fee software, the bus list and the board’s portal. The spellings differ, and in October, when the UDISE+ data is due, two teachers give up their evenings to make them agree.',
    'Colleges and universities have the same trouble with more zeros. Eighty thousand candidates, three hundred affiliated colleges, one result that must be right and must be up at noon. We have a healthy respect for noon.',
  ],
  offerings: {
    heading: 'What we do for schools, colleges and universities',
    items: [
      {
        term: 'Admissions',
        text: 'Forms, document checks, merit and reservation lists, RTE seats and counselling rounds, with each rule visible to the committee.',
      },
      {
        term: 'Fees',
        text: 'Heads, concessions, late fees and instalments by UPI or counter, and a ledger that the trust’s auditor accepts.',
      },
      {
        term: 'Student information',
        text: 'A single file with PEN, APAAR, Samagra and board numbers, corrected once and passed on everywhere.',
      },
      {
        term: 'Timetable and attendance',
        text: 'Substitutions before the first bell, attendance by period, and a message to parents by ten.',
      },
      {
        term: 'Learning platform',
        text: 'Moodle or another LTI-capable system set up for your boards, with lessons that download over weak networks.',
      },
      {
        term: 'Examinations',
        text: 'Question banks, hall tickets, on-screen marking, moderation and results, with double entry where marks are typed.',
      },
      {
        term: 'Certificates',
        text: 'Mark sheets and degrees to DigiLocker through NAD, credits to the Academic Bank of Credits, and verification by QR.',
      },
      {
        term: 'Transport and safety',
        text: 'Bus tracking by AIS 140 devices, gate passes, and visitor logs that the office really reads.',
      },
    ],
  },
  blocks: [
    {
      kind: 'figures',
      heading: 'Result day, as we plan it',
      figures: [
        { value: '200 : 1', label: 'the load at noon compared with an ordinary day' },
        { value: '4 kB', label: 'for a result page, so that it opens on any network' },
        { value: '2', label: 'other channels ready: SMS and DigiLocker' },
        { value: '3', label: 'rehearsals, the last of them with real roll numbers' },
      ],
      note: 'Sized for a university of about eighty thousand candidates; result pages are made in advance and served from the edge, so no database is asked at noon.',
    },
    {
      kind: 'table',
      heading: 'The year’s reporting, gathered as you go',
      columns: ['Whom', 'What they want', 'Where it comes from'],
      rows: [
        ['UDISE+', 'Pupils, teachers, rooms, facilities', 'Student file, staff file, asset list'],
        [
          'APAAR and PEN',
          'Names exactly as in Aadhaar, with parents’ consent',
          'Admission desk, checked at entry',
        ],
        [
          'District fee committee',
          'Fee rises above ten per cent, as the state’s Act of 2017 asks',
          'Fee heads of three years',
        ],
        [
          'AISHE, NAAC, NBA, NIRF',
          'Outcomes, publications, placements, satisfaction',
          'Department pages, updated each term',
        ],
        ['CBSE or state board', 'Lists of candidates, practical marks', 'Exam module, locked after sign-off'],
      ],
    },
    {
      kind: 'questions',
      heading: 'What principals and registrars ask',
      items: [
        {
          question: 'Our teachers are not computer people. Will they use it?',
          answer:
            'They use WhatsApp all day. If attendance takes longer than calling the roll, we’ve designed it badly and will do it again.',
        },
        {
          question: 'Whose consent do we need for a child’s data?',
          answer:
            'A parent’s, verifiably, for anyone below eighteen under the DPDP Act. The admission form records it by purpose, and photographs for publicity are a purpose of their own.',
        },
        {
          question: 'When is the right time to change systems?',
          answer:
            'Between the final result and the first day of the new session. We count back from there and begin in December.',
        },
      ],
    },
  ],
};
