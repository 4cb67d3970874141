/** Every separately deployed front-end part and the port of its development server. */
export const apps = {
  shell: { port: 3000 },
  'mf-marketing': { port: 3001 },
  'mf-careers': { port: 3002 },
  'mf-blog-projects': { port: 3003 },
  'mf-contact': { port: 3004 },
} as const satisfies Record<string, { port: number }>;

export type AppName = keyof typeof apps;
export type RemoteName = Exclude<AppName, 'shell'>;

export const appNames = Object.keys(apps) as AppName[];
export const remoteNames = appNames.filter((name): name is RemoteName => name !== 'shell');

/** The port of the enquiry API while developing; the shell's development server passes its calls on. */
export const apiDevelopmentPort = 3005;

/** `mf-careers` as a JavaScript identifier, the name of its federation container: `mf_careers`. */
export function containerName(app: string): string {
  return app.replaceAll('-', '_');
}
