import { inLines } from '@site/shared/node/printable-text';
import { operatorCommand } from '../../settings/npm-environment';
import type { StoredApplication } from '../application/application-store';
import type { StoredEnquiry } from '../enquiry/enquiry-store';
import { applicationFacts, enquiryFacts, type Facts, formatFacts } from '../facts';

/** @returns one complete enquiry, for the terminal */
export function formatEnquiry(enquiry: StoredEnquiry): string {
  return formatDetails(enquiryFacts(enquiry), enquiry.message);
}

/** @returns one job application without its resume, for the terminal */
export function formatApplication(application: StoredApplication): string {
  const { id, resumeName, resumeScan = 'clean' } = application;
  const state = resumeScan === 'waiting' ? 'waits to be scanned' : resumeScan;
  const toOpen = `${operatorCommand('enquiries')} resume ${id} --out resume.pdf`;
  const Resume = `${resumeName} (${resumeScan === 'clean' ? toOpen : state})`;
  return formatDetails({ ...applicationFacts(application), Resume }, application.additionalInfo1);
}

function formatDetails(facts: Facts, text: string): string {
  return `${formatFacts(facts)}\n\n${inLines(text)}\n`;
}
