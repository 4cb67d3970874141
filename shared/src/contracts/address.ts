/** How addresses are compared: they match whatever their case and closing slash (requirements §2.2). */
export function addressKey(address: string): string {
  let end = address.length;
  while (end > 1 && address[end - 1] === '/') end--;
  return address.slice(0, end).toLowerCase();
}

/** Whether both mean the same page. */
export function isSameAddress(one: string, other: string): boolean {
  return addressKey(one) === addressKey(other);
}

/** Whether an address lies further down the branch of another: `/service/web` below `/service`. */
export function isBelowAddress(address: string, branch: string): boolean {
  return addressKey(address).startsWith(`${addressKey(branch)}/`);
}
