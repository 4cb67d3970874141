import type { TemplateService } from '../template-service.schema';

/** This page has a generic introduction (requirements §2.5). */
export const entry: TemplateService = {
  path: '/service/Ai',
  head: {
    title: 'Artificial Services: AI in daily office work',
    description:
      'A plain introduction to artificial intelligence in a business: which tasks it can carry, which it should not, what it costs, and how to begin safely.',
  },
  name: 'Artificial Services',
  relatedLinks: {
    heading: 'See also',
    links: [{ label: 'AI & Machine Learning', to: '/service/artifical' }],
  },
  seed: 'service-artificial',
  heading: 'Artificial intelligence, explained by what it does on a Tuesday',
  intro: [
    'Artificial intelligence has become a name for many things. For a business it means three: software that reads and writes language, software that recognises pictures and sound, and software that estimates a number from past cases. Each is useful, none is magic, and all of them are sometimes wrong.',
    'This page is for managers who want to know where to start. It names the tasks that work today, the checks that belong around them, and the costs that turn up on the bill.',
  ],
  approach: {
    heading: 'An assistant for the dull part, a person for the decision',
    text: [
      'We look for work that is frequent, written down somewhere, and easy to check. Sorting a mailbox is such work; so is filling a form from a scanned page, or finding the clause in four hundred contracts. Judging a colleague is not.',
      'The assistant answers only from your own documents and shows the page it used. Where it is unsure it says so and passes the case on. Answers are sampled each week by somebody who knows the subject, and the score is yours to see.',
    ],
  },
  technologyNote: 'Mostly open tools, because what reads your documents should be open to inspection.',
  technologies: [
    { category: 'Frontend', tools: ['React', 'Next.js', 'Streamlit'] },
    { category: 'Backend', tools: ['Python', 'LangChain', 'Hugging Face', 'Qdrant', 'FastAPI'] },
    { category: 'CRM', tools: ['HubSpot', 'Salesforce', 'Freshsales'] },
    { category: 'CSM', tools: ['Intercom', 'Chatwoot', 'Zoho Desk'] },
    { category: 'Cloud Platform', tools: ['Microsoft Azure', 'Google Cloud', 'Amazon Web Services'] },
  ],
  blocks: [
    {
      kind: 'table',
      heading: 'Five tasks, and who checks them',
      columns: ['Task', 'What the machine does', 'What a person does'],
      rows: [
        ['Incoming mail', 'Sorts by subject and urgency, drafts a reply', 'Reads, corrects, sends'],
        ['Scanned forms', 'Fills the fields and marks doubtful ones', 'Looks at the marked ones only'],
        [
          'Policy questions from staff',
          'Quotes the paragraph and links to it',
          'Keeps the policy up to date',
        ],
        ['Call summaries', 'Writes five lines in English from a Hindi call', 'Confirms before it is filed'],
        ['Product texts', 'Prepares a first version from the data sheet', 'Checks every figure and promise'],
      ],
    },
    {
      kind: 'note',
      heading: 'What it costs to run',
      text: [
        'Language models are paid by the amount of text that goes in and comes out. A long contract costs some rupees to read, a short mail a few paise. The larger sums are elsewhere: cleaning documents, setting up access rights, and the hours of those who check.',
        'If your data must not leave the building, a smaller open model on your own graphics card is often enough for sorting and extraction. We compare both on your material, and show quality and cost in one table.',
      ],
    },
    {
      kind: 'list',
      heading: 'Lines we do not cross',
      items: [
        {
          term: 'No silent decisions',
          text: 'A loan, a diagnosis or a dismissal is never decided by a model alone.',
        },
        {
          term: 'No training on your data',
          text: 'Contracts with model providers exclude it, and we file the clause for your auditor.',
        },
        {
          term: 'No pretending',
          text: 'People are told when they talk to a machine, and can reach a colleague with one tap.',
        },
        {
          term: 'No open door',
          text: 'The assistant sees what the person asking may see, and nothing besides.',
        },
      ],
    },
  ],
};
