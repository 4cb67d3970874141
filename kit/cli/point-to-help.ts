/** Adds the command that lists the options to an error of `parseArgs`, which names only the wrong one. */
export function pointToHelp(error: unknown, command: string): unknown {
  if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')))
    return error;
  const [problem = ''] = error.message.split('. ');
  return new Error(`${problem.replace(/\.$/, '')}. All options: site ${command} --help`, { cause: error });
}
