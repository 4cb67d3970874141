/** The app with the layout of every page; all other apps are remotes. */
export const shellName = 'shell';

/** The names an app may have: folders, paths and federation containers use them. */
export const appNamePattern = /^(?:shell|mf-(?=.{1,40}$)[a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** The port of the enquiry API in development; the shell's development server forwards its requests. */
export const apiDevelopmentPort = 3005;

/** `mf-careers` as a JavaScript identifier, the name of its federation container: `mf_careers`. */
export function containerName(app: string): string {
  return app.replaceAll('-', '_');
}
