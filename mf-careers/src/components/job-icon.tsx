import { Icon } from '@site/shared/ui/icon';
import { ChartScatter, Cloud, Code, Database, type IconNode, Layers, ServerCog, ShieldCheck } from 'lucide';
import type { IconName } from '../content/icons';

/** The drawing that a job's entry names. */
export function JobIcon({ name, size = 32 }: { name: IconName; size?: 28 | 32 | 40 }) {
  return <Icon of={drawings[name]} size={size} />;
}

const drawings: Record<IconName, IconNode> = {
  layers: Layers,
  'server-cog': ServerCog,
  'chart-scatter': ChartScatter,
  code: Code,
  database: Database,
  cloud: Cloud,
  'shield-check': ShieldCheck,
};
