/** The result of one check of a team's set-up. */
export type Finding =
  | { what: string; state: 'ok'; found: string; expected: string }
  | { what: string; state: 'wrong'; found: string; expected: string; remedy: string }
  | { what: string; state: 'unchecked'; why: string };

/** Compares what a check has found with what it expects. */
export function finding(
  what: string,
  { isRight, remedy, ...facts }: { isRight: boolean; found: string; expected: string; remedy: string },
): Finding {
  return isRight ? { what, state: 'ok', ...facts } : { what, state: 'wrong', ...facts, remedy };
}

export function unchecked(what: string, why: string): Finding {
  return { what, state: 'unchecked', why };
}

/** One line for each finding, and the result. */
export function describeFindings(findings: Finding[]): string {
  const wrong = findings.filter(({ state }) => state === 'wrong').length;
  return [...findings.map(describe), wrong === 0 ? 'ok' : `${wrong} of ${findings.length} wrong`].join('\n');
}

function describe(each: Finding): string {
  const start = `${(each.state === 'unchecked' ? '-' : each.state).padEnd(6)} ${each.what.padEnd(8)}`;
  if (each.state === 'unchecked') return `${start} not checked: ${each.why}`;
  const facts = `${start} ${each.found} (expected: ${each.expected})`;
  return each.state === 'wrong' ? `${facts}. ${each.remedy}` : facts;
}
