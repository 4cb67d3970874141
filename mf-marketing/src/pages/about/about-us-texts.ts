/** The page's short name for header and breadcrumb: its title is a whole sentence. */
export const aboutUsTexts = { title: 'About Us' } as const;
