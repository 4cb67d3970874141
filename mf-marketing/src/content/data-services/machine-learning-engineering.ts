import type { DataService } from '../data-service.schema';

export const entry: DataService = {
  path: '/services/ai-machine-learning',
  head: {
    title: 'Machine learning engineering and MLOps',
    description:
      'From notebook to service: feature pipelines, model registry, monitoring, retrieval over company documents, and computer vision on the factory floor.',
  },
  name: 'Machine Learning Engineering',
  order: 5,
  seed: 'services-machine-learning',
  heading: 'From the notebook to a service that answers at night',
  intro: [
    'Many firms own a model that works, on the laptop of the one who made it. The notebook reads a file from Downloads, nobody recalls which version scored best, and retraining means a lost weekend. The science is finished, and the engineering has not begun.',
    'That second half is our trade. Data arrives by itself, the same features feed training and serving, and each prediction can be explained months later from what was known at that moment.',
  ],
  approach: {
    heading: 'The pipeline before the better model',
    text: [
      'We put the plainest model that works into production first, end to end, with monitoring. It takes about six weeks. After that an improvement is an experiment of some days, compared on the same dashboard and switched in for a tenth of the traffic.',
      'Language models get the same treatment. A set of two hundred questions with approved answers is built with your experts, and no change of prompt, model or index goes out that lowers the score.',
    ],
  },
  offers: {
    heading: 'Engineering we do around models',
    cards: [
      {
        icon: 'workflow',
        title: 'Feature pipelines',
        description:
          'Batch and streaming features with tests for freshness, range and leakage from the future.',
      },
      {
        icon: 'package',
        title: 'Registry and release',
        description: 'Every model with its data, code and approval on record, rolled back in minutes.',
      },
      {
        icon: 'gauge',
        title: 'Monitoring',
        description:
          'Drift, latency and business effect on one page, with an alarm when the inputs begin to look unfamiliar.',
      },
      {
        icon: 'search',
        title: 'Retrieval over documents',
        description:
          'Search and answers across manuals, circulars and tickets, with the source shown and access rights respected.',
      },
      {
        icon: 'camera',
        title: 'Vision at the edge',
        description:
          'Inspection and counting on small devices beside the line, where sending video away is too slow or not allowed.',
      },
      {
        icon: 'languages',
        title: 'Indian languages',
        description:
          'Speech and text in Hindi, Marathi, Gujarati and mixed script, tuned on how your callers really speak.',
      },
    ],
  },
  technologies: [
    { category: 'Frontend', tools: ['React', 'Streamlit', 'Jupyter'] },
    { category: 'Backend', tools: ['Python', 'PyTorch', 'FastAPI', 'LangChain', 'OpenCV', 'ONNX'] },
    { category: 'Database', tools: ['PostgreSQL', 'Qdrant', 'Redis', 'ClickHouse'] },
    { category: 'DevOps', tools: ['MLflow', 'Docker', 'Kubernetes', 'Apache Airflow'] },
    { category: 'Cloud Platforms', tools: ['Google Cloud', 'Amazon Web Services', 'Databricks'] },
  ],
};
