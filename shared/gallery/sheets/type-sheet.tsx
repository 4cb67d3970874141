import { TitledSection } from '@site/shared/ui/titled-section';

/** Plain HTML and the headings of sections. */
export function TypeSheet() {
  return (
    <TitledSection
      id="type"
      title="Two threads, one cloth: a grotesque for headings, a sans for reading"
      lead="A lead is one or two sentences that say why the section is worth reading, set a little larger than the text below it."
    >
      <h3>A heading of the third level</h3>
      <p>
        We plan, build and run software for banks, hospitals, schools and warehouses.{' '}
        <a href="#type">A link in a text</a> is underlined, <strong>a strong word</strong> is semibold, and
        the line stays within its measure where a component asks for it.
      </p>
      <h4>A heading of the fourth level</h4>
      <p>1234567890, Indore 452003, ₹ 4.5 lakh, “quoted”, it’s — fine.</p>
    </TitledSection>
  );
}
