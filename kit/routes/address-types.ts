/** The addresses that a mount owns: itself and those below it. */
export type AddressIn<Mount extends string> = Exclude<Mount, '/'> | AddressBelow<Mount>;

type AddressBelow<Mount extends string> = Mount extends '/' ? `/${string}` : `${Mount}/${string}`;

/** Something for each of some addresses of a mount. */
export type AddressesIn<Mount extends string, At> = Record<AddressBelow<Mount>, At> & {
  [Address in Exclude<Mount, '/'>]?: At;
};
