interface Address {
  port: number;
  host: string;
}

/**
 * What to do when a server can't listen.
 * @param error of `listen`
 * @param names of the settings of the port and the host
 * @returns undefined for errors that no setting can fix
 */
export function listenRemedy(
  error: unknown,
  { port, host }: Address,
  [portName, hostName]: [port: string, host: string],
): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken: another program listens there. End that program, or set ${portName} to another port (${portName}=0 takes any free one).`;
  // A folder that can't be read fails with EACCES, too, while the routes are added.
  if (code === 'EACCES' && error instanceof Error && 'syscall' in error && error.syscall === 'listen')
    return `Port ${port} is reserved by the system. Choose one above 1023 for ${portName}, for instance ${portName}=3000.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `${hostName} is ${JSON.stringify(host)}, which is not an address of this machine. Set ${hostName}=127.0.0.1, or remove it for the default.`;
  return undefined;
}
