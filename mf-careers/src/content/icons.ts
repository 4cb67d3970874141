import type { IconNode } from '@site/shared/ui/icon-node';
import { ChartScatter, Cloud, Code, Database, Layers, ServerCog, ShieldCheck } from '@site/shared/ui/icons';

/** The icons that content may name. */
export const icons = {
  layers: Layers,
  'server-cog': ServerCog,
  'chart-scatter': ChartScatter,
  code: Code,
  database: Database,
  cloud: Cloud,
  'shield-check': ShieldCheck,
} satisfies Record<string, IconNode>;
