import type { SubmissionKeys } from './submission-keys';

/** The alert's texts for each result. */
interface Alerts {
  success: string;
  failure: string;
}

/**
 * Sends a filled form, logs the answer and shows the visitor the result (requirements §8).
 * @returns whether it was accepted; if not, sending the same input again repeats this submission
 */
export async function submitWithAlert(
  send: () => Promise<string>,
  { success, failure }: Alerts,
  keys: SubmissionKeys,
): Promise<boolean> {
  try {
    console.log(await send());
  } catch (problem) {
    console.error(problem);
    window.alert(failure);
    return false;
  }
  keys.forget();
  window.alert(success);
  return true;
}
