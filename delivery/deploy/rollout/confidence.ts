export interface ClosedInterval {
  from: number;
  to: number;
}

/** Parameters of the mixture, a Beta distribution: Jeffreys'. */
const prior = 0.5;
const logBetaOfPrior = logBeta(prior, prior);

/**
 * The confidence sequence of a proportion, from a mixture of likelihood ratios. The true proportion is outside of it with a
 * probability of at most `alpha`, however often one looks (Ville's inequality).
 */
export function proportionInterval(hits: number, trials: number, alpha: number): ClosedInterval {
  return intervalAround(hits / trials, (proportion) => isPlausible(hits, trials, proportion, alpha));
}

/** The shares of hits, from 0 to 1, for which a proportion is still plausible after this many trials. */
export function hitsInterval(trials: number, proportion: number, alpha: number): ClosedInterval {
  return intervalAround(proportion, (part) => isPlausible(part * trials, trials, proportion, alpha));
}

/** Without trials, each proportion is plausible. */
function isPlausible(hits: number, trials: number, proportion: number, alpha: number): boolean {
  return logMixture(hits, trials) - logLikelihood(hits, trials, proportion) < -Math.log(alpha);
}

function intervalAround(inside: number, isTrue: (value: number) => boolean): ClosedInterval {
  return { from: boundary(inside, 0, isTrue), to: boundary(inside, 1, isTrue) };
}

/** The end of the values for which `isTrue` holds, by bisection: at most 1/16,384 too far outside, never too far inside. */
function boundary(inside: number, outside: number, isTrue: (value: number) => boolean): number {
  if (isTrue(outside)) return outside;
  let [near, far] = [inside, outside];
  for (let step = 0; step < 14; step += 1) {
    const middle = (near + far) / 2;
    if (isTrue(middle)) near = middle;
    else far = middle;
  }
  return far;
}

/** The logarithm of how well the mixture explains the hits; `logLikelihood` is how well one proportion does. */
function logMixture(hits: number, trials: number): number {
  return logBeta(prior + hits, prior + trials - hits) - logBetaOfPrior;
}

function logLikelihood(hits: number, trials: number, proportion: number): number {
  return times(hits, Math.log(proportion)) + times(trials - hits, Math.log(1 - proportion));
}

/** 0 × log 0 is 0. */
function times(count: number, log: number): number {
  return count === 0 ? 0 : count * log;
}

function logBeta(one: number, other: number): number {
  return logGamma(one) + logGamma(other) - logGamma(one + other);
}

/** Stirling's series, after shifting to where it is exact to twelve digits. */
function logGamma(value: number): number {
  let [shifted, skipped] = [value, 1];
  for (; shifted < 10; shifted += 1) skipped *= shifted;
  const square = shifted * shifted;
  const series = (1 / 12 - (1 / 360 - (1 / 1260 - 1 / (1680 * square)) / square) / square) / shifted;
  return (
    (shifted - 0.5) * Math.log(shifted) - shifted + Math.log(2 * Math.PI) / 2 + series - Math.log(skipped)
  );
}
