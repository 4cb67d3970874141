import { isPdf, resumeMessages } from '@site/shared/site-model/application';

/**
 * Checks the content of a resume as the API does: a file that was renamed, or is empty, looks like a PDF by its name.
 * @returns the message for a file that is no PDF
 */
export async function checkResume(resume: File): Promise<string | undefined> {
  try {
    const start = await resume.slice(0, 5).arrayBuffer();
    return isPdf(new Uint8Array(start)) ? undefined : resumeMessages.noPdf;
  } catch {
    // Moved or changed since it was chosen: sending it fails, too, and reports that.
    return undefined;
  }
}
