interface FieldMeta {
  error?: string;
  submitFailed?: boolean;
}

/** A field's message: none before the first submit, afterwards whatever is wrong now (requirements §5). */
export function messageOf({ error, submitFailed }: FieldMeta): string | undefined {
  return submitFailed ? error : undefined;
}

/** A file that was chosen and can't be taken is said to be wrong without waiting for the submit. */
export function resumeMessageOf(meta: FieldMeta, file: File | undefined): string | undefined {
  return file ? meta.error : messageOf(meta);
}
