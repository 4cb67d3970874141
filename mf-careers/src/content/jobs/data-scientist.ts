import type { Job } from '../job.schema';
import { careerForm } from '../job-addresses';

export const entry: Job = {
  slug: 'data-scientist',
  order: 3,
  datePosted: '2026-11-09',
  icon: 'chart-scatter',
  title: 'Data Scientist',
  desc: 'Answer clients’ questions about demand, risk and churn with models that hold up in production and can be explained in a meeting.',
  btnText: 'Apply Now',
  btnLink: careerForm,
  addClass: 'plain',
  experience: '3',
  domain: 'Data Science',
  location: 'Bangalore',
  duration: 'NA',
  skill: 'Python, SQL, pandas, scikit-learn, Statistics, Power BI',
  salary: 'Competitive',
  jobType: 'Full-Time',
  Requirements: [
    'Three years or more of applied data science, with at least one model that ran in production',
    'Python with pandas and scikit-learn, and SQL good enough to build your own training set',
    'Working statistics: sampling, hypothesis tests, confidence intervals and the limits of each',
    'Forecasting or classification on business data that was incomplete, skewed or late',
    'The patience to explain a result, and its uncertainty, to someone who runs a branch or a warehouse',
  ],
  Responsibilities: [
    'Agree with the client which decision the model will change before any data is loaded',
    'Explore and clean data with the engineers, and write down what was dropped and why',
    'Compare every model with a simple baseline and keep the simple one when the gain is small',
    'Watch live models for drift and retrain them on a schedule that the client has approved',
    'Handle personal data by the rules of the project: the least needed, masked, and deleted on time',
  ],
};
