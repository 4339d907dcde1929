import { linkClass } from '@dining/ui/text-link';
import Text from 'markdown-to-jsx/react';

/**
 * Headings have no id: Korean, Chinese and Japanese text would produce an empty one. Level 1 becomes 2, because the
 * page has its own first heading.
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

/** Renders markdown written by staff. HTML in it is shown as text, and script links are dropped. */
export function Markdown({ text }: { text: string }) {
  return (
    <Text
      className="grid gap-4 text-ink"
      options={{ disableParsingRawHTML: true, forceBlock: true, overrides: styled }}
    >
      {text}
    </Text>
  );
}
