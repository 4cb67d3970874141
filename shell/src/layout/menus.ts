import { type PagePath, paths } from '@site/shared/navigation/paths';

export interface MenuLink {
  label: string;
  to: PagePath;
}

/** A parent has no page; it opens its links. */
export interface MenuParent {
  label: string;
  /** The id of its list in the document. */
  id: string;
  links: readonly MenuLink[];
}

type MenuEntry = MenuLink | MenuParent;

/** The header's menu, in this order (requirements §2.1). */
export const headerMenu: readonly MenuEntry[] = [
  { label: 'Home', to: paths.home },
  { label: 'Services', to: paths.services },
  {
    label: 'Industries',
    id: 'industries',
    links: [
      { label: 'Banking', to: paths.banking },
      { label: 'Healthcare', to: paths.healthcare },
      { label: 'Logistics and Warehouse', to: paths.logistics },
      { label: 'Retail', to: paths.retail },
      { label: 'Education', to: paths.education },
      { label: 'Capital Market', to: paths.capitalMarket },
    ],
  },
  {
    label: 'About Us',
    id: 'about-us',
    links: [
      { label: 'Who we are', to: paths.aboutUs },
      { label: 'Vision and Mission', to: paths.vision },
    ],
  },
  { label: 'Contact us', to: paths.contact },
];

export const quoteLink: MenuLink = { label: 'Get A Quote', to: paths.contact };

/** The footer's groups of links (requirements §2). */
export const footerMenu: readonly MenuParent[] = [
  {
    label: 'Solutions',
    id: 'footer-solutions',
    links: [
      { label: 'Cloud Computing Solution', to: paths.serviceCloud },
      { label: 'Web Development', to: paths.serviceWeb },
      { label: 'AI & Machine Learning', to: paths.serviceAiMachineLearning },
      { label: 'Technology Consulting', to: paths.serviceConsulting },
    ],
  },
  {
    label: 'Explore',
    id: 'footer-explore',
    links: [
      { label: 'About Us', to: paths.aboutUs },
      { label: 'Services', to: paths.services },
      { label: 'Testimonial', to: paths.testimonial },
      { label: 'Contact us', to: paths.contact },
    ],
  },
  {
    label: 'Company',
    id: 'footer-company',
    links: [
      { label: 'Careers', to: paths.career },
      { label: 'Projects', to: paths.projects },
      { label: 'Blog', to: paths.blog },
      { label: 'Our Team', to: paths.team },
      { label: 'Vision and Mission', to: paths.vision },
    ],
  },
];
