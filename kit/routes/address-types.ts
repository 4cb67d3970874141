/** The paths that a mount owns: the mount itself and those below it. */
export type AddressIn<Mount extends string> = Exclude<Mount, '/'> | AddressBelow<Mount>;

type AddressBelow<Mount extends string> = Mount extends '/' ? `/${string}` : `${Mount}/${string}`;

/** A value for each of some paths of a mount. */
export type AddressesIn<Mount extends string, At> = Record<AddressBelow<Mount>, At> & {
  [Address in Exclude<Mount, '/'>]?: At;
};
