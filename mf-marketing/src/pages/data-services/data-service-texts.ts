/** Texts of all data-driven service pages; the others are in their entries. */
export const dataServiceTexts = {
  sidebar: 'Engineering services',
  technologies: 'What it is made with',
};
