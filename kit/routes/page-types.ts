import type { HeadData } from '@site/shared/contracts/head-data';
import type { PageProps } from '@site/shared/contracts/page-module';
import type { ReactNode } from 'react';

/** What a page module has to export for entries of one type. */
interface PageFor<Entry> {
  Page: (props: PageProps<Entry>) => ReactNode;
  head: HeadData | ((entry: Entry, path: string) => HeadData);
}

/** The entry that a page module shows; undefined where its words are its own. */
type EntryOf<Module> = Module extends { Page: (props: infer Props) => unknown }
  ? Props extends { entry: infer Entry }
    ? Entry
    : undefined
  : never;

/** Page modules that keep the contract: `Page` and `head` take the same entry. */
export type CheckedPages<Pages> = { [Name in keyof Pages]: PageFor<EntryOf<Pages[Name]>> };

/** Where page modules are not known to TypeScript. */
export type AnyPages = Record<string, PageFor<never>>;

/** The page at an address; with `entries`, at one address for each value of the pattern's parameter. */
export type PageAt<Name = string, Entry = unknown> =
  | Name
  /** One address with its entry. */
  | { page: Name; entry: Entry }
  /** One address an entry: each key takes the place of the parameter. */
  | { page: Name; entries: Record<string, Entry> };

/** What may stand at an address: the name of a page, with an entry or entries where the page shows one. */
export type TypedPageAt<Pages> = string extends keyof Pages
  ? PageAt
  : {
      [Name in keyof Pages]: EntryOf<Pages[Name]> extends undefined
        ? Name
        : Exclude<PageAt<Name, EntryOf<Pages[Name]>>, Name>;
    }[keyof Pages];
