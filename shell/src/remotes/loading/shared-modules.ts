import { acceptedVersions, navigationVersion } from '@site/kit/federation/accepted-versions';
import * as navigation from '@site/shared/navigation';
import * as React from 'react';
import * as ReactDom from 'react-dom';

/** The modules that remotes get from the shell: their versions, those that the shell accepts, and their exports. */
export const sharedModules = {
  react: { version: React.version, accepts: acceptedVersions.react, module: React },
  'react-dom': { version: ReactDom.version, accepts: acceptedVersions['react-dom'], module: ReactDom },
  '@site/shared/navigation': {
    version: navigationVersion,
    accepts: acceptedVersions['@site/shared/navigation'],
    module: navigation,
  },
};
