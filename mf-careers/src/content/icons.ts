import { ChartScatter, Cloud, Code, Database, type IconNode, Layers, ServerCog, ShieldCheck } from 'lucide';

/** The lucide icons that content may name. */
export const icons = {
  layers: Layers,
  'server-cog': ServerCog,
  'chart-scatter': ChartScatter,
  code: Code,
  database: Database,
  cloud: Cloud,
  'shield-check': ShieldCheck,
} satisfies Record<string, IconNode>;
