/** The app that frames every page; all other apps are remotes. */
export const shellName = 'shell';

/** What an app may be called: folders, addresses and federation containers are named after it. */
export const appNamePattern = /^(?:shell|mf-(?=.{1,40}$)[a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** The port of the enquiry API while developing; the shell's development server passes its calls on. */
export const apiDevelopmentPort = 3005;

/** `mf-careers` as a JavaScript identifier, the name of its federation container: `mf_careers`. */
export function containerName(app: string): string {
  return app.replaceAll('-', '_');
}
