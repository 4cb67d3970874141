import type { HeadData } from '@site/shared/site-model/head-data';

/** Whether the policy of this document (`policyElement`) allows the players of a page. */
export function allowsPlayers({ players = [] }: Pick<HeadData, 'players'>): boolean {
  const element = document.querySelector('meta[http-equiv="content-security-policy"]');
  const directives = element?.getAttribute('content')?.split('; ') ?? [];
  const sources = directives.find((directive) => directive.startsWith('frame-src '))?.split(' ');
  // In development, the document has no policy.
  return !sources || players.every((player) => sources.includes(player));
}
