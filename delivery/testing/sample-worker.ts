/** What a release's code may do to the process that renders it. */
export default async function work(task: string): Promise<string> {
  if (task === 'throw') throw new Error('the jobs are gone');
  if (task === 'exit') process.exit(0);
  if (task === 'loop') for (;;);
  if (task === 'crash') {
    process.nextTick(() => {
      throw new Error('thrown where nobody catches it');
    });
    await new Promise(() => undefined);
  }
  return `${task} in ${process.pid}`;
}
