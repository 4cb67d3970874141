import { releasedPlaces } from '@site/shared/contracts/released-places';
import type { ReportedProblem } from '@site/shared/contracts/visit-report';
import type { Problem } from './problems';

type Description = Omit<ReportedProblem, 'count'>;

/** Errors that browsers throw; their messages are the browsers' own. */
const nativeErrors = ['TypeError', 'ReferenceError', 'RangeError', 'SyntaxError', 'EvalError', 'URIError'];

/**
 * What is reported of a problem: its class and where it was thrown. A message could hold what a visitor typed; reported are
 * those of browsers, without what they quote, and the number by which React abbreviates its own.
 * @returns undefined where nothing of this site is involved, such as in an extension of the browser
 */
export function describeProblem({ kind, thrown }: Problem): Description | undefined {
  if (!(thrown instanceof Error)) return { kind, name: typeof thrown, message: '', stack: [] };
  const { name, message, stack = '' } = thrown;
  const places = releasedPlaces(stack);
  const isUnasked = kind === 'uncaught' || kind === 'rejection';
  if (isUnasked && places.length === 0 && /:\d+:\d+/.test(stack)) return undefined;
  return {
    kind,
    name: printable(name).slice(0, 60),
    message: safeMessage(name, message),
    stack: places.slice(0, 10).map((place) => place.slice(0, 200)),
  };
}

function safeMessage(name: string, message: string): string {
  const [ofReact] = /^Minified React error #\d+/.exec(message) ?? [];
  if (ofReact) return ofReact;
  if (!nativeErrors.includes(name)) return '';
  // Between the first quote and the last one: what is quoted may hold quotes itself.
  return printable(message.replace(/["'`“‘].*["'`”’]/s, '…')).slice(0, 160);
}

const printable = (text: string) => text.replace(/[^ -~…]/g, ' ');
