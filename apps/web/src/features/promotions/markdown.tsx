import { linkClass } from '@dining/ui/text-link';
import Text from 'markdown-to-jsx/react';

/**
 * Headings carry no id: Korean, Chinese and Japanese letters would leave an empty one, and no link leads there. The page has its own first
 * heading, so one of the text becomes a second.
 */
const heading = (className: string) => ({ props: { className, id: undefined } });

const styled = {
  p: { props: { className: 'leading-7' } },
  h1: { component: 'h2' as const, ...heading('heading pt-4 text-xl') },
  h2: heading('heading pt-4 text-xl'),
  h3: heading('heading pt-2 text-lg'),
  h4: heading('heading pt-2'),
  h5: heading('heading pt-2'),
  h6: heading('heading pt-2'),
  ul: { props: { className: 'grid gap-2 pl-5 list-disc marker:text-brass' } },
  ol: { props: { className: 'grid gap-2 pl-5 list-decimal marker:text-brass' } },
  a: { props: { className: linkClass() } },
};

/** A text that the house writes as markdown. HTML in it stays text, and links that run scripts are dropped. */
export function Markdown({ text }: { text: string }) {
  return (
    <Text className="grid gap-4 text-ink" options={{ disableParsingRawHTML: true, forceBlock: true, overrides: styled }}>
      {text}
    </Text>
  );
}
