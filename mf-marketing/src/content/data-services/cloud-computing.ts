import type { DataService } from '../data-service.schema';

export const entry: DataService = {
  path: '/services/cloud-computing',
  head: {
    title: 'Cloud computing and platform engineering',
    description:
      'Kubernetes platforms, infrastructure as code, observability and disaster recovery for teams that release weekly and have to sleep through the night.',
  },
  name: 'Cloud Computing',
  order: 4,
  seed: 'services-cloud-computing',
  heading: 'Platforms your own developers can release on',
  intro: [
    'Once a company has more than two development teams, the bottleneck moves. Nobody waits for code any longer; they wait for an environment, a firewall rule, a certificate, a person called Sandeep who knows the deployment script.',
    'Platform engineering removes the queue. A team asks for a service with one file in its repository and has it, with logs, alarms, backups and a cost tag, ten minutes later.',
  ],
  approach: {
    heading: 'Pave the path that most teams walk',
    text: [
      'We take two real services and bring them all the way to production on the new path before anything is called a platform. Whatever those teams needed becomes a template; what they did not need is left out.',
      'Each service states how reliable it has to be. At 99.9 per cent there are about 43 minutes a month to spend on failure; when they are used up, the team mends before it adds. The rule is simple enough for managers to hold to.',
    ],
  },
  offers: {
    heading: 'Pieces of a platform',
    cards: [
      {
        icon: 'layers',
        title: 'Container platform',
        description:
          'Managed Kubernetes or a simpler container service, with quotas, network rules and upgrades every quarter.',
      },
      {
        icon: 'code-xml',
        title: 'Infrastructure as code',
        description:
          'Terraform modules with reviews and a drift report, so that the console is for looking and not for changing.',
      },
      {
        icon: 'activity',
        title: 'Observability',
        description: 'Metrics, logs and traces under one query, with alarms that name a step to take.',
      },
      {
        icon: 'lock',
        title: 'Secrets and access',
        description:
          'Short-lived credentials, single sign-on and a break-glass account whose every use is explained.',
      },
      {
        icon: 'life-buoy',
        title: 'Disaster recovery',
        description: 'A second region brought up on a drill each half-year, with the minutes written down.',
      },
      {
        icon: 'coins',
        title: 'Cost by team',
        description:
          'Tags, budgets and a weekly note to each owner, since a bill without a name is never reduced.',
      },
    ],
  },
  technologies: [
    { category: 'Frontend', tools: ['Grafana', 'React', 'TypeScript'] },
    { category: 'Backend', tools: ['Go', 'Node.js', 'Python', 'NGINX'] },
    { category: 'Database', tools: ['PostgreSQL', 'Redis', 'OpenSearch', 'MongoDB'] },
    {
      category: 'DevOps',
      tools: ['Kubernetes', 'Terraform', 'Argo CD', 'Helm', 'Prometheus', 'OpenTelemetry'],
    },
    {
      category: 'Cloud Platforms',
      tools: ['Amazon Web Services', 'Google Cloud', 'Microsoft Azure', 'Red Hat OpenShift'],
    },
  ],
};
