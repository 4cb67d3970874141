/**
 * Describes the shell that a release was tested with. The gate checks whether the release fits the deployed one.
 * @param testedWith the version of the shell
 * @param deployed undefined if none is
 */
export function describeTest(testedWith: string, deployed: string | undefined): string {
  if (testedWith === deployed) return `Tested with shell ${testedWith}, which is deployed`;
  const now = deployed === undefined ? 'no shell is deployed' : `shell ${deployed} is deployed`;
  return `Tested with shell ${testedWith}; ${now}`;
}
