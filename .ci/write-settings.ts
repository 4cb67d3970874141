import { writeFile } from 'node:fs/promises';
import { settingsDocument } from './documents/settings-document';

/** `npm run settings`: writes `docs/settings.md` from the schemas of the settings. */
await writeFile('docs/settings.md', settingsDocument());
