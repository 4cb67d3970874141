import { statSync } from 'node:fs';
import type { Server } from 'node:http';
import { buildApp } from './app';
import type { Settings } from './config';
import { createEnquiryStore } from './enquiry/enquiry-store';
import { loggingTo } from './http/logging';
import { StartError } from './start-error';
import { openDatabase } from './storage/open-database';

export interface RunningServer {
  /** Where a browser on this machine finds the site. */
  address: string;
  port: number;
  /** Accepts nothing new, finishes what is under way, closes the database. */
  stop(): Promise<void>;
}

/**
 * Starts the server: opens and migrates the database, then listens.
 * @param log where log lines go
 * @throws StartError when a setting or another program is in the way
 */
export async function startServer(
  settings: Settings,
  log: { write(line: string): void } = process.stderr,
): Promise<RunningServer> {
  refuseFile(settings.siteDirectory);
  const database = await openDatabase(settings.database);
  const app = buildApp({
    enquiries: createEnquiryStore(database),
    siteDirectory: settings.siteDirectory,
    logger: loggingTo(log, settings.logLevel),
  });
  const stop = async () => {
    await app.close();
    await database.destroy();
  };
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await stop();
    throw explain(error, settings);
  }
  const port = listeningPort(app.server.address());
  return { address: `http://${shownHost(settings.host)}:${port}`, port, stop };
}

/** A missing folder is fine, as the site may be composed later; a file never becomes one. */
function refuseFile(siteDirectory: string) {
  if (statSync(siteDirectory, { throwIfNoEntry: false })?.isDirectory() !== false) return;
  throw new StartError(
    `SITE_DIR is ${siteDirectory}, which is no folder. Set it to one, for instance SITE_DIR=site.`,
  );
}

function listeningPort(address: ReturnType<Server['address']>): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

/** `localhost` wherever it works: browsers treat it as secure. */
function shownHost(host: string): string {
  if (['', '::', '0.0.0.0', '::1', '127.0.0.1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function explain(error: unknown, { port, host }: Settings): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is taken: another program listens there. End that program, or set PORT to another port (PORT=0 takes any free one).`,
      { cause: error },
    );
  }
  if (code === 'EACCES') {
    return new StartError(
      `Port ${port} is reserved by the system. Choose one above 1023, for instance PORT=3000.`,
      { cause: error },
    );
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new StartError(
      `HOST is ${JSON.stringify(host)}, which is no address of this machine. Set HOST=127.0.0.1, or leave it out to answer on every address.`,
      { cause: error },
    );
  }
  return error;
}
