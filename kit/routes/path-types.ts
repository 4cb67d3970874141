/** The paths that a mount owns: the mount itself and those below it. */
export type PathIn<Mount extends string> = Exclude<Mount, '/'> | PathBelow<Mount>;

type PathBelow<Mount extends string> = Mount extends '/' ? `/${string}` : `${Mount}/${string}`;

/** A value for each of some paths of a mount. */
export type PathsIn<Mount extends string, At> = Record<PathBelow<Mount>, At> & {
  [Address in Exclude<Mount, '/'>]?: At;
};
