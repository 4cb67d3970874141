/** What of a field is shown (final-form's `subscription`): a field that is only entered or left is not drawn anew. */
export const fieldSubscription = { value: true, error: true, submitFailed: true, submitting: true };
