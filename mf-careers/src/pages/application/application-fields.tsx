import { applicationPage } from '../../content/application-page';
import styles from './application-fields.module.css';
import { ChoiceField, LineField, ParagraphField, ResumeField } from './bound-fields';
import { digitsOf } from './digits-of';

/** The fourteen fields, in the required order and with the required names (requirements §3). */
export function ApplicationFields({ role }: { role: string | undefined }) {
  const { fields } = applicationPage.form;
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <LineField name="firstName" {...fields.firstName} autoComplete="given-name" />
        <LineField name="lastName" {...fields.lastName} autoComplete="family-name" />
      </div>
      <div className={styles.pair}>
        <LineField name="email" {...fields.email} type="email" autoComplete="email" />
        <LineField
          name="phone"
          {...fields.phone}
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          parse={digitsOf}
        />
      </div>
      <div className={styles.pair}>
        <LineField name="dob" {...fields.dob} type="date" autoComplete="bday" />
        <LineField name="role" {...fields.role} readOnly initialValue={role} />
      </div>
      <div className={styles.three}>
        <ChoiceField name="country" {...fields.country} autoComplete="country-name" />
        <ChoiceField name="state" {...fields.state} autoComplete="address-level1" />
        <ChoiceField name="city" {...fields.city} autoComplete="address-level2" />
      </div>
      <div className={styles.pair}>
        <ChoiceField name="gender" {...fields.gender} autoComplete="sex" />
        <ChoiceField name="Experience" {...fields.Experience} />
      </div>
      <LineField name="linkedin" {...fields.linkedin} type="url" inputMode="url" autoComplete="url" />
      <ResumeField name="resume" {...fields.resume} />
      <ParagraphField name="additionalInfo1" {...fields.additionalInfo1} rows={4} />
    </div>
  );
}
