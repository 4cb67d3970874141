import { boardAddressSetting } from '@site/delivery/deploy/switch/read-board-address';
import { browserSetting, redirectOriginsSetting } from '@site/delivery/gate/gate-settings';

/** A setting of the commands. They are read where they are used, so there is no schema to derive these from. */
export interface CommandSetting {
  description: string;
  default: string;
  expected: string;
}

/** Settings of `site` commands; the release service reads those of the gate and of the bucket, too. */
export const commandSettings: Record<string, CommandSetting> = {
  DELIVERY_URL: {
    description: 'Release service that releases, rollbacks and previews go to, as with `--to`.',
    default: '',
    expected:
      "an address, for instance DELIVERY_URL=https://release.example, or site for this checkout's own",
  },
  DELIVERY_KEY: {
    description: 'Key for the release service.',
    default: '',
    expected: 'a key, as printed by: npm run delivery -- keys add',
  },
  DELIVERY_KEY_FILE: {
    description: 'File that contains the key. Set either this or `DELIVERY_KEY`.',
    default: '',
    expected: 'a file, for instance DELIVERY_KEY_FILE=~/.config/careers-release-key',
  },
  DELIVERY_TOKEN: {
    description: 'OpenID Connect token of a CI run, instead of a key. GitHub Actions needs no setting.',
    default: '',
    expected: 'a token whose audience is the release service',
  },
  RELEASES_ORIGIN: {
    description: "Origin that serves the app's releases, as with `--origin`.",
    default: '',
    expected: 'an origin, for instance RELEASES_ORIGIN=https://careers.example, or site for the site itself',
  },
  GATE_BROWSER: browserSetting,
  REDIRECT_ORIGINS: redirectOriginsSetting,
  BOARD_ADDRESS: boardAddressSetting,
  SITE_STORE: {
    description: 'Bucket that the site is kept in; `SITE_DIR` is then its working copy.',
    default: '',
    expected:
      'an address, for instance SITE_STORE=s3://bucket/prefix?endpoint=https://s3.example&region=eu-central-1',
  },
  BROWSER_PATH: {
    description:
      "Chromium for releases, browser tests, screenshots and `bench`. Without it, Playwright's own is used, or one on the path.",
    default: '',
    expected: 'a program, for instance BROWSER_PATH=/usr/bin/chromium',
  },
};
