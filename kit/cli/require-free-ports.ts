import { isFree } from '../testing/free-port';

/**
 * Checks the ports of development servers before any of them starts.
 * @throws with the first one at which another program listens
 */
export async function requireFreePorts(servers: readonly { name: string; port: number }[]): Promise<void> {
  for (const { name, port } of servers)
    if (!(await isFree(port)))
      throw new Error(
        `Port ${port} of ${name} is taken: another program listens there, for instance npm start or npm run dev. End that program.`,
      );
}
