import { Section } from '@site/shared/ui/section';
import { useId } from 'react';
import { Paragraphs } from '../../../components/paragraphs/paragraphs';
import { Split } from '../../../components/split/split';
import type { About } from '../../../content/about/about.schema';

export function AboutCompany({ heading, text }: About['company']) {
  const id = useId();
  return (
    <Section tone="deep" labelledBy={id}>
      <Split id={id} heading={heading} share="half">
        <Paragraphs text={text} lead />
      </Split>
    </Section>
  );
}
