const maxLength = 72;

/** The mechanical rules for a commit's subject: one imperative change that fits into a line of the log. */
export function subjectErrors(subject: string): string[] {
  if (subject.trim() === '') return ['is empty'];
  return [
    ...(subject.length > maxLength ? [`has ${subject.length} characters: ${maxLength} at most`] : []),
    ...(/^[\w-]+(?:\([^)]*\))?!?:/.test(subject) ? ['has a prefix: start with the verb'] : []),
    ...(/^[^A-Z]/.test(subject) ? ['does not start with a capital letter'] : []),
    ...(/[.;]$/.test(subject) ? ['ends with punctuation'] : []),
  ];
}
