import type { DataService } from '../data-service.schema';

export const entry: DataService = {
  path: '/services/data-analytics',
  head: {
    title: 'Data engineering and analytics platforms',
    description:
      'Pipelines, streaming, lakehouse storage and governed self-service analytics for companies whose data has outgrown the reporting database it began in.',
  },
  name: 'Data Analytics',
  order: 6,
  seed: 'services-data-analytics',
  heading: 'When the reporting database gives up at eleven',
  intro: [
    'It begins with a report that takes ten minutes, then forty, and then blocks the billing counter. By that time the company has event streams, sensor files and three software products in the cloud, and the nightly copy no longer fits into the night.',
    'We build the platform underneath: change capture that leaves the source in peace, storage that separates cheap keeping from quick asking, and tools your own analysts can work with unaided.',
  ],
  approach: {
    heading: 'Contracts between those who make data and those who use it',
    text: [
      'Pipelines break when somebody renames a column. So the team that owns a source signs a small contract: these fields, these types, this delay. The check runs in their build, and a breaking change is noticed before it ships rather than at seven in the morning.',
      'We deliver by subject, sales first or claims first, each complete from source to dashboard in about five weeks. Subjects that nobody uses after a quarter are removed again, which keeps both the catalogue and the bill short.',
    ],
  },
  offers: {
    heading: 'What the platform is made of',
    cards: [
      {
        icon: 'git-merge',
        title: 'Change data capture',
        description:
          'Inserts and updates from Oracle, SQL Server, MySQL and SAP within minutes, read from the log and not from the tables.',
      },
      {
        icon: 'radio-tower',
        title: 'Streaming',
        description:
          'Kafka topics for orders, clicks and sensors, with replay for the day on which a rule was wrong.',
      },
      {
        icon: 'database',
        title: 'Lakehouse storage',
        description:
          'Open table formats on object storage, partitioned for your questions, with history you can travel back through.',
      },
      {
        icon: 'shield-check',
        title: 'Quality checks',
        description:
          'Counts, sums and business rules tested at each hop, and a page for everyone that shows which data is late.',
      },
      {
        icon: 'lock',
        title: 'Governance',
        description:
          'Lineage, masking, retention and row-level rights, answered for each column when an auditor points at it.',
      },
      {
        icon: 'chart-column',
        title: 'Self-service',
        description:
          'A semantic layer in which analysts drag agreed measures and cannot invent a fourth kind of revenue.',
      },
    ],
  },
  technologies: [
    { category: 'Frontend', tools: ['Apache Superset', 'Power BI', 'Grafana', 'D3'] },
    { category: 'Backend', tools: ['Python', 'Apache Spark', 'Apache Kafka', 'dbt', 'Trino'] },
    { category: 'Database', tools: ['ClickHouse', 'PostgreSQL', 'DuckDB', 'Snowflake'] },
    { category: 'DevOps', tools: ['Apache Airflow', 'Airbyte', 'Terraform', 'GitLab'] },
    {
      category: 'Cloud Platforms',
      tools: ['Databricks', 'Google BigQuery', 'Amazon Web Services', 'Microsoft Azure'],
    },
  ],
};
