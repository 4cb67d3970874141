import { company } from '../company/company';

/** The forms that the API takes; a challenge is for one of them. */
export const challengedForms = ['enquiry', 'application'] as const;

export type ChallengedForm = (typeof challengedForms)[number];

/** Where a form gets its challenge, with its name as `form`: 204 when the API asks for no proof of work. */
export const challengeAddress = `/${company.app}/challenge`;

/** The header of a post with its solution: the payload of ALTCHA's protocol, JSON in Base64. */
export const solutionHeader = 'altcha';

/** Milliseconds in which a form has to be sent with a challenge. */
export const challengeLifetimeMs = 60 * 60_000;
