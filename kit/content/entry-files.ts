import { join, relative } from 'node:path';
import { filesBelow } from '../files-below';
import { isPicture, pictureTypes } from './pictures/read-picture';

interface EntryFiles {
  /** Of the entries, sorted. */
  names: string[];
  /** A sentence for each file that is neither an entry nor a picture: it would be ignored without a word. */
  errors: string[];
}

/**
 * The files of a folder of entries; none where it is missing. Pictures may be next to the entries or in folders below.
 * @param extension of an entry
 */
export function entryFiles(folder: string, extension: '.md' | '.yaml'): EntryFiles {
  const files = filesBelow(folder).filter((name) => !isPicture(name));
  const names = files.filter((name) => isEntryName(name, extension));
  const others = files.filter((name) => !isEntryName(name, extension));
  const found = [
    ...others.map((name) => ({ name, message: otherFileError(name, extension, folder, files) })),
    ...sameNames(names),
  ];
  const errors = found.map(
    ({ name, message }) => `${relative(process.cwd(), join(folder, name))}: ${message}`,
  );
  return { names, errors };
}

function isEntryName(name: string, extension: string): boolean {
  return name.endsWith(extension) && /^[\w~-]+$/.test(name.slice(0, -extension.length));
}

function otherFileError(name: string, extension: string, folder: string, files: string[]): string {
  if (/[/\\]/.test(name))
    return `only pictures may be in a folder below: move it to ${relative(process.cwd(), folder)}`;
  if (!textEndings.test(name) && name.includes('.'))
    return `is neither an entry, which ends in ${extension}, nor a picture (${pictureTypes.join(', ')}): convert it, or move it to another folder`;
  const proposed = proposedName(name, extension, files);
  return `the name of an entry is letters, digits and hyphens, then ${extension}: rename it to ${proposed}`;
}

/** Extensions of entries, also those that other editors and mail programs add. */
const textEndings = /(?:\.(?:md|mdx|markdown|ya?ml|json|ts|txt))+$/i;

/** `My First Article.MD` becomes `my-first-article.md`. */
function proposedName(name: string, extension: string, files: string[]): string {
  const words = name.replace(textEndings, '').normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const slug = words.replaceAll(/[^a-z\d]+/g, '-').replaceAll(/^-|-$/g, '') || 'entry';
  const taken = new Set(files.filter((file) => file !== name).map((file) => file.toLowerCase()));
  let proposed = `${slug}${extension}`;
  for (let number = 2; taken.has(proposed); number++) proposed = `${slug}-${number}${extension}`;
  return proposed;
}

/** Paths are compared without case, and some file systems compare names so. */
function sameNames(names: string[]): { name: string; message: string }[] {
  const first = new Map(names.toReversed().map((name) => [name.toLowerCase(), name]));
  return names.flatMap((name) => {
    const other = first.get(name.toLowerCase());
    return other === name
      ? []
      : [{ name, message: `differs only in case from ${other}: rename one of them` }];
  });
}
