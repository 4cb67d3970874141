import { type AppName, appNames } from '@site/shared/contracts/apps';
import { Refusal } from '../http/problem';

export interface AppParams {
  app: string;
}

/** @throws Refusal when there is no such app */
export function readApp({ app }: AppParams): AppName {
  const name = appNames.find((each) => each === app);
  if (name) return name;
  throw new Refusal(404, `There is no app ${JSON.stringify(app)}. There are: ${appNames.join(', ')}.`);
}
