import { entry as formsOnAPhone } from '../posts/forms-on-a-phone';
import { entry as regressionTestsContract } from '../posts/regression-tests-contract';
import { entry as card } from '../posts/six-hours-to-report';
import type { Article } from './article.schema';

export const article: Article = {
  image: card.image,
  title: card.title,
  author: card.author,
  date: card.date,
  category: 'Cybersecurity',
  commentCount: '03 Comments',
  body: [
    {
      kind: 'paragraph',
      text: 'On an ordinary Tuesday, the accounts team cannot open its shared folder. By ten o’clock the billing system has stopped as well. Then somebody finds a text file with a demand in it. How the next six hours go depends little on what the company has bought for its security, and a great deal on what it has practised.',
    },
    {
      kind: 'paragraph',
      text: 'This article is for the people who answer for that day: directors, finance heads, plant managers. It needs no technical background. It starts with the duty to report and works back to the habits that make a report less likely.',
    },
    { kind: 'heading', id: 'the-clock', text: 'The clock that already runs' },
    {
      kind: 'paragraph',
      text: 'In April 2022 the Indian Computer Emergency Response Team, CERT-In, issued directions under section 70B of the Information Technology Act, 2000. Companies, service providers, intermediaries, data centres and government organisations must report the listed kinds of incident within six hours of noticing them or being told about them. The list includes ransomware and other malicious code, unauthorised access, data leaks, phishing and attacks on servers, applications and connected devices.',
    },
    {
      kind: 'paragraph',
      text: 'Six hours are not enough to understand what happened. They are enough to say that something did. The same directions ask for system logs to be kept for a rolling period of 180 days, and for clocks to be synchronised with recognised time servers. Both serve one purpose: a log that is gone, or whose clock was wrong, proves nothing.',
    },
    {
      kind: 'paragraph',
      text: 'A second duty concerns people’s data. The Digital Personal Data Protection Act, 2023 asks for reasonable safeguards against a breach of personal data. If a breach happens, the Data Protection Board and each affected person must be told. The Schedule to the Act allows a penalty of up to ₹250 crore where safeguards were lacking. A company stays responsible even when a vendor handles the data on its behalf. The Act’s provisions take effect on dates that the government notifies, so ask counsel which of them are in force before you write your procedure.',
    },
    {
      kind: 'paragraph',
      text: 'Regulated sectors have further rules. Banks answer to the Reserve Bank of India, market intermediaries to SEBI, insurers to IRDAI. A plan that knows only one of these addresses is not finished.',
    },
    { kind: 'heading', id: 'how-it-begins', text: 'How it usually begins' },
    {
      kind: 'paragraph',
      text: 'Films show genius at a keyboard. Incident reports show routine. A password is used twice, or typed into a copy of the login page. A supplier’s account can reach more than anyone remembers. A server lacks an update that has been available for weeks.',
    },
    {
      kind: 'paragraph',
      text: 'WannaCry remains the textbook case. The worm went round the world in May 2017 by way of a flaw in Windows file sharing. Microsoft had published the repair in March, two months earlier. Up-to-date machines were closed to that route. What the stricken organisations lacked was not knowledge of the flaw. It was an update job with an owner and a date.',
    },
    {
      kind: 'paragraph',
      text: 'After the entry comes the walk. The intruder moves from one laptop to the file server and on to the backup server, often because one administrator’s password opens all three. Data is copied out quietly. The encryption that everyone notices is the last act, not the first.',
    },
    {
      kind: 'figure',
      seed: 'incident-four-threads',
      caption:
        'Four threads of one incident: the way in, the move sideways, the copy of the data, the demand. Each crossing is a place where a simple habit can stop it.',
    },
    { kind: 'heading', id: 'seven-habits', text: 'Seven habits before the next product' },
    {
      kind: 'paragraph',
      text: 'None of the following is new, and that is the good news. Each can be started this month with the people and licences that most companies already have.',
    },
    {
      kind: 'list',
      style: 'numbered',
      items: [
        {
          term: 'List what you run.',
          text: 'Every server, cloud account, laptop and vendor connection, with the name of an owner. What is on no list gets no update.',
        },
        {
          term: 'Add a second factor.',
          text: 'Begin with administrators, then e-mail, then every form of remote access.',
        },
        {
          term: 'Give updates a date.',
          text: 'Agree with operations how many days a serious flaw may stay open, and list the exceptions by name.',
        },
        {
          term: 'Separate the keys.',
          text: 'Nobody reads mail with an administrator account. Rights end on the day a person changes jobs.',
        },
        {
          term: 'Keep three copies of your data.',
          text: 'Use two kinds of storage, and hold one copy where nobody on your network can delete it. Restore a complete system from it every quarter.',
        },
        {
          term: 'Send logs away.',
          text: 'Store them where an intruder with administrator rights cannot reach them, for at least the 180 days that CERT-In asks for.',
        },
        {
          term: 'Decide who may pull the plug.',
          text: 'One person on each shift may cut a system off without asking, and will not be blamed for a false alarm.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: 'One old habit is missing on purpose: the new password every month. The American standards institute NIST advised against it in its guideline SP 800-63B in 2017. A password should change when there are signs that it has leaked. Forced changes mostly teach people to add a digit.',
    },
    { kind: 'quote', text: 'A backup that has never been restored is a hope with a monthly invoice.' },
    { kind: 'heading', id: 'rehearsal', text: 'Rehearse the first six hours' },
    {
      kind: 'paragraph',
      text: 'A rehearsal needs an afternoon, a table and the people who would really be called: operations, finance, legal, communications, IT and one director. No computers. Somebody reads out the situation at nine in the morning. Every twenty minutes an envelope adds a fact: the backup is encrypted too, a journalist is on the line, a customer asks whether the portal is safe.',
    },
    { kind: 'paragraph', text: 'Five questions are usually enough to fill the time.' },
    {
      kind: 'list',
      style: 'points',
      items: [
        { text: 'Who declares an incident, and who does so if that person is on a flight?' },
        { text: 'How do we reach one another when mail and the phone directory are down?' },
        { text: 'Who files the report with CERT-In, and what do we know by then?' },
        { text: 'Who informs customers, and who approves the wording?' },
        { text: 'Which systems come back first, and who has put that in writing?' },
      ],
    },
    {
      kind: 'paragraph',
      text: 'The first rehearsal is uncomfortable, and should be. Typically the emergency phone list turns out to be stored on the very file server that the exercise has just encrypted. Print it. Then fill in a report form with the facts of the game, and time how long it takes. That figure is the one to improve.',
    },
    { kind: 'heading', id: 'board', text: 'What the board should see' },
    {
      kind: 'paragraph',
      text: 'A count of blocked attacks says nothing about the one that will get through. Ask for five figures instead, and ask for the same five every quarter.',
    },
    {
      kind: 'list',
      style: 'points',
      items: [
        { text: 'The share of administrator accounts protected by a second factor.' },
        { text: 'Serious updates that are older than the agreed number of days.' },
        { text: 'The date of the last complete restore, and the hours it took.' },
        { text: 'Vendor connections without a named owner.' },
        { text: 'The time from alarm to finished report in the last rehearsal.' },
      ],
    },
    {
      kind: 'paragraph',
      text: 'A figure that gets worse is useful, because it starts a conversation. A figure that has been perfect for two years deserves a question as well.',
    },
    { kind: 'heading', id: 'monday', text: 'Where to begin on Monday' },
    {
      kind: 'paragraph',
      text: 'Choose one business process that must not stop, such as billing or dispatch. Write down every system it touches and who owns each. Restore one of those systems from backup, on separate hardware, with a clock beside you. By Friday you will know more about your exposure than any brochure can tell you, and you will have the first page of a plan.',
    },
    {
      kind: 'paragraph',
      text: 'Then put a date for the rehearsal in the calendar. It will be the cheapest bad day the company ever has.',
    },
    { kind: 'heading', id: 'sources', text: 'Sources' },
    {
      kind: 'list',
      style: 'points',
      items: [
        {
          text: 'CERT-In: Directions of 28 April 2022 under section 70B(6) of the Information Technology Act, 2000.',
        },
        { text: 'Digital Personal Data Protection Act, 2023 (No. 22 of 2023), section 8 and the Schedule.' },
        { text: 'Microsoft: Security Bulletin MS17-010, 14 March 2017.' },
        { text: 'NIST: Special Publication 800-63B, Digital Identity Guidelines, June 2017.' },
      ],
    },
  ],
  tags: { label: 'Tags', items: ['Cybersecurity', 'Compliance', 'Backup'] },
  social: { label: 'Follow us' },
  comments: {
    heading: 'Blog Comments (2)',
    items: [
      {
        author: 'Meenal Joshi',
        date: '2024-02-14',
        text: 'We tried the envelope exercise with our dispatch team. It took us forty minutes to find out who may call the data centre at night. Nobody in the room was on its list.',
        reply: { label: 'Reply', to: '#' },
      },
      {
        author: 'Iqbal Ansari',
        date: '2024-02-16',
        text: 'A note on the quarterly restore: do it on a machine that has never seen your licence server. Ours came up perfectly and then refused to start without a key.',
        reply: { label: 'Reply', to: '#' },
      },
    ],
  },
  commentForm: {
    heading: 'Leave a Comment',
    fields: {
      firstName: { label: 'First Name' },
      lastName: { label: 'Last Name' },
      email: { label: 'Email' },
      phone: { label: 'Phone Number' },
      subject: { label: 'Subject' },
      message: { label: 'Message' },
    },
    button: 'Submit Now',
  },
  more: { heading: 'More Blog', posts: [regressionTestsContract, formsOnAPhone] },
};
