/**
 * Says which shell a release was tested with. Whether it fits the deployed one, the gate checks.
 * @param testedWith the version of the shell
 * @param deployed undefined where nothing is
 */
export function describeTest(testedWith: string, deployed: string | undefined): string {
  if (testedWith === deployed) return `Tested with shell ${testedWith}, which is deployed`;
  const now = deployed === undefined ? 'no shell is deployed' : `shell ${deployed} is deployed`;
  return `Tested with shell ${testedWith}; ${now}`;
}
