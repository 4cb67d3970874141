/** Texts of all template pages; the others are in their entries. */
export const templateTexts = { technologies: 'Technology used' };
