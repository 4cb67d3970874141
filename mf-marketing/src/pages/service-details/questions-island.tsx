import { Accordion } from '@site/shared/ui/accordion';
import { serviceDetails } from '../../content/service-details/service-details';

const { questions, shown } = serviceDetails.faq;

/** The questions that are asked most often. */
export function Island() {
  return <Accordion items={questions.slice(0, shown).map(({ title, desc }) => ({ title, content: desc }))} />;
}
