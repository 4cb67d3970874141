import { PageHeader } from '@site/shared/ui/page-header';
import { WeaveBorder } from '@site/shared/ui/weave-border';
import { ActionSheet } from './sheets/action-sheet';
import { CardSheet } from './sheets/card-sheet';
import { ClothSheet } from './sheets/cloth-sheet';
import { DisclosureSheet } from './sheets/disclosure-sheet';
import { FormSheet } from './sheets/form-sheet';
import { PeopleSheet } from './sheets/people-sheet';
import { TypeSheet } from './sheets/type-sheet';

/** One page with all components, sheet by sheet. */
export function Gallery() {
  return (
    <main>
      <PageHeader
        title="Comprehensive IT Solutions Tailored to Your Business"
        seed="/AboutUs"
        breadcrumb={[{ label: 'About Us', to: '/AboutUs' }]}
        intro="The common head of a page: breadcrumb, title, a sentence or two, and a woven background of its own."
      />
      <TypeSheet />
      <ActionSheet tone="paper" />
      <ActionSheet tone="deep" />
      <WeaveBorder motif="leheria" palette="indigo" />
      <ActionSheet tone="night" />
      <CardSheet />
      <FormSheet tone="deep" />
      <DisclosureSheet />
      <WeaveBorder motif="chameli" palette="night" />
      <FormSheet tone="night" />
      <PeopleSheet />
      <ClothSheet />
      <PageHeader title="Career" seed="/career" />
      <PageHeader
        title="Web Development"
        seed="/service/web"
        intro="Sites and applications that stay fast."
      />
      <PageHeader title="Logistics and Warehouse" seed="/Logistics" />
    </main>
  );
}
