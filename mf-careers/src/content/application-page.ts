import { paths } from '@site/shared/navigation/paths';
import type { ApplicationPage } from './application-page.schema';
import { careerForm } from './job-addresses';

export const applicationPage: ApplicationPage = {
  path: careerForm,
  head: {
    title: 'Apply for the job',
    description:
      'Read what the opening asks for, then fill in the application: your details, experience, LinkedIn profile and a resume as a PDF file.',
  },
  title: 'Job Application',
  job: {
    labels: {
      experience: 'Experience',
      duration: 'Duration',
      domain: 'Domain',
      location: 'Location',
      skill: 'Skills',
      Requirements: 'Requirements',
      Responsibilities: 'Responsibilities',
    },
    none: {
      heading: 'No opening chosen yet',
      text: 'Choose the job that you apply for. Its details then stand here, and its title fills in the role.',
      link: { label: 'See the openings', to: paths.career },
    },
  },
  form: {
    heading: 'Apply for the job',
    intro: 'Every field is required.',
    fields: {
      firstName: { label: 'First Name' },
      lastName: { label: 'Last Name' },
      email: { label: 'Email' },
      phone: { label: 'Phone number', prefix: '+91' },
      dob: { label: 'Date of Birth' },
      role: { label: 'Role', help: 'Taken from the opening you chose.' },
      country: { label: 'Country', prompt: 'Select country', options: [{ value: 'India', label: 'India' }] },
      state: { label: 'State', prompt: 'Select state', options: [{ value: 'MP', label: 'MP' }] },
      city: { label: 'City', prompt: 'Select city', options: [{ value: 'Indore', label: 'Indore' }] },
      gender: {
        label: 'Gender',
        prompt: 'Select gender',
        options: [
          { value: 'male', label: 'Male' },
          { value: 'female', label: 'Female' },
        ],
      },
      Experience: {
        label: 'Experience',
        help: 'In years, counting paid work only.',
        prompt: 'Select experience',
        options: [
          { value: 'fresher', label: 'Fresher' },
          { value: '0-1', label: '0-1' },
          { value: '1-3', label: '1-3' },
          { value: '3-5', label: '3-5' },
          { value: '5+', label: '5+' },
        ],
      },
      linkedin: { label: 'LinkedIn URL', help: 'The full address of your profile, beginning with https://' },
      resume: { label: 'Resume', help: 'Only PDF files.' },
      additionalInfo1: {
        label: 'Additional Info 1',
        help: 'What the resume leaves out: notice period, relocation, a project you would like to talk about.',
      },
    },
    button: 'Submit',
    submitting: 'Sending…',
    reset: 'The form has been reset.',
  },
  alerts: {
    success: 'Form submitted successfully!',
    failure: 'An error occurred while submitting the form.',
  },
};
