import { RefusedError } from '@site/shared/http/refused-pages';
import { explainRefusal } from '@site/shared/node/explain-refusal';
import { keepPictures } from './keep-pictures';

/**
 * Ends a command with the error's message, without a stack, which users don't need. The pictures of pages that fail are
 * written to files, which it names.
 */
export async function exitWithError(error: unknown): Promise<never> {
  console.error(explainRefusal(error));
  const lines = await keepPictures(RefusedError.picturesOf(error)).catch((problem: Error) => [
    `The pictures of these pages could not be written: ${problem.message}`,
  ]);
  for (const line of lines) console.error(line);
  process.exit(1);
}
