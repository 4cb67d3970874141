import type { IconNode } from '@site/shared/ui/icon-node';
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
  IndianRupee,
  ListChecks,
  Rocket,
  Users,
} from '@site/shared/ui/icons';

/** The icons that content may name. */
export const icons = {
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
} satisfies Record<string, IconNode>;
