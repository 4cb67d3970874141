import type { SubmissionKeys } from './submission-keys';

/** What an alert says of how it ended. */
interface Alerts {
  success: string;
  failure: string;
}

/**
 * Sends a filled form, logs the answer and tells the visitor how it ended (requirements §8).
 * @returns whether it was taken; if not, sending the same words again repeats this submission
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
