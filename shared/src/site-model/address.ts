/** How paths are compared: without case and trailing slash (requirements §2.2). */
export function addressKey(address: string): string {
  let end = address.length;
  while (end > 1 && address[end - 1] === '/') end--;
  return address.slice(0, end).toLowerCase();
}

/** Whether both are paths of the same page. */
export function isSameAddress(one: string, other: string): boolean {
  return addressKey(one) === addressKey(other);
}

/** Whether a path is below another: `/service/web` below `/service`. */
export function isBelowAddress(address: string, branch: string): boolean {
  return addressKey(address).startsWith(`${addressKey(branch)}/`);
}
