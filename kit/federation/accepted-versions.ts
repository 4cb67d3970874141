/** The modules that all apps of a page share, and the versions that an app of this checkout accepts. */
export const acceptedVersions = {
  react: '^19.0.0',
  'react-dom': '^19.0.0',
  '@site/shared/navigation': '^1.0.0',
} as const;

/** Other modules have the version of their package. */
export const navigationVersion = '1.0.0';
