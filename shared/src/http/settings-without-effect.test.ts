import { expect, test } from 'vitest';
import { replacedSettings } from './replaced-settings';

test('a setting of the version before is named with the one to set instead', () => {
  expect(replacedSettings({ SITE_PREVIEWS: 'https://staging.example', PREVIEWS: '', PORT: '3000' })).toEqual([
    'SITE_PREVIEWS has no effect any more: set PREVIEW_HOST (docs/upgrading.md).',
  ]);
});
