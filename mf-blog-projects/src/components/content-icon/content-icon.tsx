import { Icon } from '@site/shared/ui/icon';
import {
  Blocks,
  Boxes,
  CalendarCheck,
  ChartColumn,
  ClipboardList,
  Compass,
  Database,
  DraftingCompass,
  FlaskConical,
  type IconNode,
  IndianRupee,
  ListChecks,
  Rocket,
  Users,
} from 'lucide';
import type { IconName } from '../../content/icons';

/** The drawing that an entry names. */
export function ContentIcon({ name, size = 28 }: { name: IconName; size?: 24 | 28 | 32 }) {
  return <Icon of={drawings[name]} size={size} />;
}

const drawings: Record<IconName, IconNode> = {
  blocks: Blocks,
  boxes: Boxes,
  'calendar-check': CalendarCheck,
  'chart-column': ChartColumn,
  'clipboard-list': ClipboardList,
  compass: Compass,
  database: Database,
  'drafting-compass': DraftingCompass,
  'flask-conical': FlaskConical,
  'indian-rupee': IndianRupee,
  'list-checks': ListChecks,
  rocket: Rocket,
  users: Users,
};
