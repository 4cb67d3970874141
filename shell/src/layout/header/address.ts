/** Addresses match whatever their case and closing slash (resolved.md). */
export function isSameAddress(one: string, other: string): boolean {
  return canonical(one) === canonical(other);
}

function canonical(address: string): string {
  return address.toLowerCase().replace(/(.)\/+$/, '$1');
}
