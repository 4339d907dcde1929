import { linkClass } from '@dining/ui/text-link';
import Text from 'markdown-to-jsx/react';

const styled = {
  p: { props: { className: 'leading-7' } },
  h2: { props: { className: 'heading pt-4 text-xl' } },
  h3: { props: { className: 'heading pt-2 text-lg' } },
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
