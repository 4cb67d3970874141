import { ArrowLink } from '@site/shared/ui/arrow-link';
import { Icon } from '@site/shared/ui/icon';
import { icons } from '../../content/icons';
import { serviceDetails } from '../../content/service-details/service-details';
import styles from './service-boxes.module.css';

/** Two ways to work with us, the second on indigo. */
export function ServiceBoxes() {
  return (
    <ul className={styles.boxes}>
      {serviceDetails.boxes.map(({ icon, title, description, link }, index) => (
        <li key={title} className={styles.box} data-tone={index === 0 ? 'deep' : 'night'}>
          <Icon of={icons[icon]} size={40} className={styles.icon} />
          <h3>{title}</h3>
          <p className={styles.text}>{description}</p>
          <ArrowLink to={link.to}>{link.label}</ArrowLink>
        </li>
      ))}
    </ul>
  );
}
