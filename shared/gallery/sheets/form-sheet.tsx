import { Button } from '@site/shared/ui/button';
import { FileField, InputField, SelectField, TextareaField } from '@site/shared/ui/form-field';
import type { Tone } from '@site/shared/ui/section';
import { TitledSection } from '@site/shared/ui/titled-section';
import styles from '../gallery.module.css';

/** Every kind of field: empty, filled, wrong, read-only. */
export function FormSheet({ tone }: { tone: Tone }) {
  return (
    <TitledSection id={`fields-${tone}`} tone={tone} title={`Fields on ${tone}`}>
      <form className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
        <InputField label="First Name" name="firstName" autoComplete="given-name" required />
        <InputField label="Last Name" name="lastName" required error="Last Name is required" />
        <InputField
          label="Phone"
          type="tel"
          inputMode="numeric"
          prefix="+91"
          help="Digits only."
          defaultValue="0731"
        />
        <InputField label="Phone" type="tel" prefix="+91" error="Phone number is required" />
        <InputField label="Role" readOnly defaultValue="MERN Stack Developer" />
        <SelectField
          label="State"
          placeholder="Select a state"
          options={[{ value: 'MP', label: 'MP' }]}
          error="State is required"
        />
        <InputField label="Date of Birth" type="date" />
        <FileField label="Resume" accept="application/pdf" help="One PDF file." />
        <TextareaField label="Message" error="Message is required" />
        <FileField label="Resume" error="Resume is required" />
        <Button type="submit">Submit Now</Button>
      </form>
    </TitledSection>
  );
}
