/** Addresses match whatever their case and closing slash (resolved.md). */
export function isSameAddress(one: string, other: string): boolean {
  return canonical(one) === canonical(other);
}

/** Whether an address lies further down the branch of another: `/service/web` below `/service`. */
export function isBelowAddress(address: string, branch: string): boolean {
  return canonical(address).startsWith(`${canonical(branch)}/`);
}

function canonical(address: string): string {
  return address.toLowerCase().replace(/(.)\/+$/, '$1');
}
