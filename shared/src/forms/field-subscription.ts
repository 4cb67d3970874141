/**
 * The parts of a field's state that are shown (final-form's `subscription`): entering or leaving a field does not render it
 * again.
 */
export const fieldSubscription = { value: true, error: true, submitFailed: true, submitting: true };
