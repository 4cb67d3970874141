/** Names and addresses of the services in the sidebar and in the service list. */
export const exploreLinks = [
  ['Web Development', '/service/web'],
  ['Technology Consulting', '/service/Consulting'],
  ['Application Services', '/services/application'],
  ['Cloud services', '/service/cloud'],
  ['AI & Machine Learning', '/service/artifical'],
  ['Digital Marketing', '/service/digital'],
  ['Quality Assurance', '/service/qualtiyassurance'],
  ['UI/UX Design', '/service/ui'],
  ['Salesforce', '/service/salesfore'],
  ['Data & Analytics', '/service/analytics'],
];
