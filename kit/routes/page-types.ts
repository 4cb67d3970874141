import type { HeadData } from '@site/shared/site-model/head-data';
import type { PageProps } from '@site/shared/site-model/page-module';
import type { ReactNode } from 'react';

/** The exports of a page module for entries of one type. */
interface PageFor<Entry> {
  Page: (props: PageProps<Entry>) => ReactNode;
  head: HeadData | ((entry: Entry, path: string) => HeadData);
}

/** The entry of a page module; undefined where its texts are in the module. */
type EntryOf<Module> = Module extends { Page: (props: infer Props) => unknown }
  ? Props extends { entry: infer Entry }
    ? Entry
    : undefined
  : never;

/** Page modules whose `Page` and `head` take the same entry. */
export type CheckedPages<Pages> = { [Name in keyof Pages]: PageFor<EntryOf<Pages[Name]>> };

/** For page modules that TypeScript can't see. */
export type AnyPages = Record<string, PageFor<never>>;

/** The page at a path; with `entries`, at one path for each value of the pattern's parameter. */
export type PageAt<Name = string, Entry = unknown> =
  | Name
  /** One path with its entry. */
  | { page: Name; entry: Entry }
  /** One path for each entry; its key is the value of the parameter. */
  | { page: Name; entries: Record<string, Entry> };

/** The value of a route: the name of a page, with an entry or entries where the page requires one. */
export type TypedPageAt<Pages> = string extends keyof Pages
  ? PageAt
  : {
      [Name in keyof Pages]: EntryOf<Pages[Name]> extends undefined
        ? Name
        : // `PageProps` alone takes any entry, and so none.
          unknown extends EntryOf<Pages[Name]>
          ? PageAt<Name>
          : Exclude<PageAt<Name, EntryOf<Pages[Name]>>, Name>;
    }[keyof Pages];
