import { describe, expect, it } from 'vitest';
import { entry as dataScientist } from '../../content/jobs/data-scientist';
import { jobInState } from './job-in-state';

describe('a history entry', () => {
  it('gives back the job that was passed with it, after a reload too', () => {
    expect(jobInState(structuredClone({ job: dataScientist }))).toEqual(dataScientist);
  });

  it.each([
    ['no state', null],
    ['a text', 'data-scientist'],
    ['another page’s state', { from: '/blog' }],
    ['a job without its lists', { job: { title: 'Data Scientist' } }],
    ['a job of an older form', { job: { ...dataScientist, Requirements: 'Python' } }],
  ])('with %s holds no job', (_, state) => {
    expect(jobInState(state)).toBeUndefined();
  });
});
