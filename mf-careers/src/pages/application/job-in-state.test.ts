import { describe, expect, it } from 'vitest';
import { sampleJob } from '../../content/testing/sample-job';
import { jobInState } from './job-in-state';

describe('a history entry', () => {
  it('returns the job that was passed, even after a reload', () => {
    expect(jobInState(structuredClone({ job: sampleJob }))).toEqual(sampleJob);
  });

  it.each([
    ['no state', null],
    ['a text', 'loom-engineer'],
    ['another page’s state', { from: '/blog' }],
    ['a job without its lists', { job: { title: 'Loom Engineer' } }],
    ['a job of an older form', { job: { ...sampleJob, Requirements: 'Python' } }],
  ])('with %s holds no job', (_, state) => {
    expect(jobInState(state)).toBeUndefined();
  });
});
