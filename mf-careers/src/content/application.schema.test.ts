import { applicationFields } from '@site/shared/site-model/application';
import { describe, expect, it } from 'vitest';
import { findApplicationErrors } from './application.schema';

const complete = {
  firstName: 'Isha',
  lastName: 'Patidar',
  email: 'isha@mail.example',
  phone: '09827000000',
  dob: '1999-08-14',
  role: 'Loom Engineer',
  country: 'India',
  state: 'MP',
  city: 'Indore',
  gender: 'female',
  Experience: '1-3',
  linkedin: 'https://www.linkedin.com/in/isha-patidar',
  resume: new File(['%PDF-1.7'], 'isha.pdf', { type: 'application/pdf' }),
  additionalInfo1: 'Available from March.',
};

const errorsOf = (values: Parameters<typeof findApplicationErrors>[0]) =>
  findApplicationErrors(values, false);

describe('a job application', () => {
  it('is complete with all fourteen fields', () => {
    expect(applicationFields).toHaveLength(14);
    expect(errorsOf(complete)).toEqual({});
  });

  it('names every empty field in the required words', () => {
    expect(errorsOf({})).toEqual({
      firstName: 'First Name is required',
      lastName: 'Last Name is required',
      email: 'Email is required',
      phone: 'Phone number is required',
      dob: 'Date of Birth is required',
      role: 'Role is required',
      country: 'Country is required',
      state: 'State is required',
      city: 'City is required',
      gender: 'Gender is required',
      Experience: 'Experience is required',
      linkedin: 'Linkedin url is required',
      resume: 'Resume is required',
      additionalInfo1: 'Additional Info 1 is required',
    });
  });

  it('takes white space for an empty field', () => {
    expect(errorsOf({ ...complete, city: '  ' })).toEqual({ city: 'City is required' });
  });

  it('refuses a resume that is not a PDF', () => {
    const resume = new File(['text'], 'isha.docx', { type: 'application/msword' });
    expect(errorsOf({ ...complete, resume })).toEqual({ resume: 'Resume must be a PDF file' });
  });

  it('accepts a PDF that came without a type', () => {
    const resume = new File(['%PDF-1.7'], 'Isha.PDF');
    expect(errorsOf({ ...complete, resume })).toEqual({});
  });

  it('may have a resume of at most 5 MiB where it is sent', () => {
    const resumeOf = (bytes: number) => new File([new Uint8Array(bytes)], 'isha.pdf');
    const largest = { ...complete, resume: resumeOf(5 * 1024 * 1024) };
    const larger = { ...complete, resume: resumeOf(5 * 1024 * 1024 + 1) };
    expect(findApplicationErrors(largest, true)).toEqual({});
    expect(findApplicationErrors(larger, true)).toEqual({ resume: 'Resume must not be larger than 5 MB' });
    expect(findApplicationErrors(larger, false)).toEqual({});
  });
});
