import { basename, extname, relative } from 'node:path';
import { shellName } from '@site/shared/site-model/apps';
import type { CmsConfig, Collection, CollectionFile, EntryCollection } from '@sveltia/cms';
import type { ContentCollection } from '../content/collections';
import { largestBytes as largestPicture } from '../content/pictures/read-picture';
import { formFields, namingField, titleField } from './form-field';

/** Where a form stores what was written. */
export interface Backend {
  name: 'github' | 'gitlab';
  /** `owner/name` */
  repo: string;
}

export interface EditedApp {
  name: string;
  collections: ContentCollection[];
}

/** The repository of forms that edit a folder of this machine: only a name. */
export const localCheckout = 'local/checkout';

/**
 * The configuration of the editor's forms, made from the schemas of all entries.
 * @param root of the repository
 * @param backend without it, the forms edit the folder of a checkout
 */
export function cmsConfig(apps: EditedApp[], root: string, backend?: Backend): CmsConfig {
  return {
    load_config_file: false,
    backend: backend ?? { name: 'github', repo: localCheckout },
    // A saved entry becomes a pull request.
    ...(backend && { publish_mode: 'editorial_workflow' }),
    media_folder: 'pictures',
    public_folder: '/pictures',
    media_libraries: {
      // A picture with a name or a size that the build refuses is renamed, or refused, when it is chosen.
      default: { config: { slugify_filename: true, max_file_size: largestPicture } },
      // They come from other servers.
      stock_assets: false,
    },
    output: { omit_empty_optional_fields: true },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: apps.flatMap((app) => collectionsOf(app, root)),
  };
}

function collectionsOf({ name, collections }: EditedApp, root: string): Collection[] {
  const folders = collections.flatMap((collection) =>
    'folder' in collection ? [folderCollection(name, collection, root)] : [],
  );
  const files = collections.flatMap((collection) =>
    'file' in collection ? [fileForm(collection, root)] : [],
  );
  return [
    ...folders,
    {
      name: `${name}-pages`,
      label: name === shellName ? 'Whole site' : `Pages: ${name}`,
      files,
    },
  ];
}

/**
 * Pictures are stored next to the entry that shows them. Set for each file: of a collection of files, or of a field in one,
 * the editor takes it for the root of the repository.
 */
const besideEntry = { media_folder: '', public_folder: '' };

type Folder = Extract<ContentCollection, { folder: string }>;
type File = Extract<ContentCollection, { file: string }>;

function folderCollection(
  app: string,
  { name, folder, schema, errorsIn }: Folder,
  root: string,
): EntryCollection {
  // Only Markdown has its own check.
  const isMarkdown = errorsIn !== undefined;
  return {
    name: `${app}-${basename(folder)}`,
    label: name,
    folder: relative(root, folder),
    create: true,
    identifier_field: titleField(schema),
    slug: `{{fields.${namingField(schema)}}}`,
    extension: isMarkdown ? 'md' : 'yaml',
    format: isMarkdown ? 'yaml-frontmatter' : 'yaml',
    ...besideEntry,
    fields: [
      ...formFields(schema),
      ...(isMarkdown ? [{ name: 'body', label: 'Text', widget: 'markdown' as const }] : []),
    ],
  };
}

function fileForm({ name, file, schema }: File, root: string): CollectionFile {
  return {
    name: relative(root, file).slice(0, -extname(file).length).replaceAll('/', '-'),
    label: name,
    file: relative(root, file),
    format: extname(file) === '.json' ? 'json' : 'yaml',
    ...besideEntry,
    fields: formFields(schema),
  };
}
