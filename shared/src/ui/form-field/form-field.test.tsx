import { renderPage } from '@site/kit/testing/render-page';
import { translateTexts } from '@site/kit/testing/translate-texts';
import { describe, expect, it, vi } from 'vitest';
import { FileField, InputField, SelectField, TextareaField } from './form-field';

describe('form fields', () => {
  it('connects label, hint and error with the input', () => {
    const { getByRole } = renderPage(
      <InputField label="Email" help="We answer there." error="Email is required" required name="email" />,
    );
    const input = getByRole('textbox', { name: 'Email', description: 'We answer there. Email is required' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.hasAttribute('required')).toBe(true);
  });

  it('is not marked as invalid without an error', () => {
    const { getByRole } = renderPage(<InputField label="Email" />);
    expect(getByRole('textbox').hasAttribute('aria-invalid')).toBe(false);
    expect(getByRole('textbox').hasAttribute('aria-describedby')).toBe(false);
  });

  it('announces an error that appears later', () => {
    const { container, rerender } = renderPage(<InputField label="Email" />);
    const place = container.querySelector('[aria-live="polite"]');
    rerender(<InputField label="Email" error="Invalid email address" />);
    expect(container.querySelector('[aria-live="polite"]')).toBe(place);
    expect(place?.textContent).toBe('Invalid email address');
  });

  it('changes and removes an error whose text a translator has replaced', () => {
    const { container, rerender } = renderPage(<InputField label="Email" error="Email is required" />);
    const place = container.querySelector('[aria-live="polite"]');
    translateTexts(container);
    expect(place?.textContent).toBe('¿Email is required?');
    rerender(<InputField label="Email" error="Invalid email address" />);
    expect(place?.textContent).toBe('Invalid email address');
    translateTexts(container);
    rerender(<InputField label="Email" />);
    expect(place?.textContent).toBe('');
  });

  it('shows the prefix, has it read out and omits it from the value', async () => {
    const type = vi.fn();
    const { user, getByRole } = renderPage(
      <InputField label="Phone" prefix="+91" type="tel" onChange={(event) => type(event.target.value)} />,
    );
    await user.type(getByRole('textbox', { name: 'Phone', description: '+91' }), '0731');
    expect(type).toHaveBeenLastCalledWith('0731');
  });

  it('offers the options of a select, the empty one first', async () => {
    const { user, getByRole, getAllByRole } = renderPage(
      <SelectField
        label="State"
        placeholder="Select a state"
        options={[
          { value: 'MP', label: 'Madhya Pradesh' },
          { value: 'x', label: 'Other' },
        ]}
      />,
    );
    expect(getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Select a state',
      'Madhya Pradesh',
      'Other',
    ]);
    expect(getByRole('option', { name: 'Select a state' }).getAttribute('value')).toBe('');
    await user.selectOptions(getByRole('combobox', { name: 'State' }), 'MP');
    expect(getByRole('option', { name: 'Madhya Pradesh', selected: true })).toBeTruthy();
  });

  it('connects label, hint and error with the picker of a file', () => {
    const { getByLabelText } = renderPage(
      <FileField label="Resume" help="A PDF." error="Resume is required" id="resume" accept=".pdf" />,
    );
    const picker = getByLabelText('Resume');
    expect(picker).toMatchObject({ type: 'file', id: 'resume', accept: '.pdf' });
    expect(picker.getAttribute('aria-describedby')).toBe('resume-help resume-error');
  });

  it('has the given number of rows, or five', () => {
    const { getByRole } = renderPage(
      <>
        <TextareaField label="Message" />
        <TextareaField label="Additional Info 1" rows={4} />
      </>,
    );
    expect(getByRole('textbox', { name: 'Message' }).getAttribute('rows')).toBe('5');
    expect(getByRole('textbox', { name: 'Additional Info 1' }).getAttribute('rows')).toBe('4');
  });
});
