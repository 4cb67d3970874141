interface FieldMeta {
  error?: string;
  submitFailed?: boolean;
}

/** A field's error: none before the first submit; from then on, the current one (requirements §5). */
export function messageOf({ error, submitFailed }: FieldMeta): string | undefined {
  return submitFailed ? error : undefined;
}

/** An unusable file is reported at once, without waiting for the submit. */
export function resumeMessageOf(meta: FieldMeta, file: File | undefined): string | undefined {
  return file ? meta.error : messageOf(meta);
}
