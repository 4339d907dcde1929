import { getLinkClass } from '@dining/ui/text-link';
import MarkdownToJsx from 'markdown-to-jsx/react';

/** Headings have no id, because Korean, Chinese and Japanese text would produce an empty one. */
const createHeadingOverride = (className: string) => ({ props: { className, id: undefined } });

const overrides = {
  p: { props: { className: 'leading-7' } },
  // The page has its own h1.
  h1: { component: 'h2' as const, ...createHeadingOverride('heading pt-4 text-xl') },
  h2: createHeadingOverride('heading pt-4 text-xl'),
  h3: createHeadingOverride('heading pt-2 text-lg'),
  h4: createHeadingOverride('heading pt-2'),
  h5: createHeadingOverride('heading pt-2'),
  h6: createHeadingOverride('heading pt-2'),
  ul: { props: { className: 'grid gap-2 pl-5 list-disc marker:text-brass' } },
  ol: { props: { className: 'grid gap-2 pl-5 list-decimal marker:text-brass' } },
  a: { props: { className: getLinkClass() } },
};

export function Markdown({ text }: { text: string }) {
  return (
    <MarkdownToJsx
      className="grid gap-4 text-ink"
      options={{ disableParsingRawHTML: true, forceBlock: true, overrides }}
    >
      {text}
    </MarkdownToJsx>
  );
}
