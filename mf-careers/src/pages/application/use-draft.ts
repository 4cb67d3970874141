import { type ApplicationTexts, applicationTextFields } from '@site/shared/site-model/application';
import type { FormApi } from 'final-form';
import { useEffect } from 'react';
import type { Application } from '../../content/application.schema';

/** What was filled in and not submitted yet. It is in the document's memory only. */
export interface Draft {
  texts: Partial<ApplicationTexts>;
}

/**
 * Keeps what was filled in when the visitor leaves for another job: the form of each job is another one. The role comes from
 * the job, and the resume has to be chosen again.
 */
export function useDraft(form: FormApi<Application>, draft: Draft): void {
  useEffect(() => {
    const { texts } = draft;
    form.batch(() => {
      for (const field of kept) if (texts[field]) form.change(field, texts[field]);
    });
    return form.subscribe(
      ({ values }) => {
        draft.texts = values;
      },
      { values: true },
    );
  }, [form, draft]);
}

const kept = applicationTextFields.filter((field) => field !== 'role');
