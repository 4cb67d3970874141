import { renderPage } from '@site/kit/testing/render-page';
import { describe, expect, it } from 'vitest';
import { VisuallyHidden } from './visually-hidden';

describe('VisuallyHidden', () => {
  it('is part of a control’s name', () => {
    const { getByRole } = renderPage(
      <button type="button">
        Reply<VisuallyHidden> to Meera</VisuallyHidden>
      </button>,
    );
    expect(getByRole('button', { name: 'Reply to Meera' })).toBeTruthy();
  });
});
