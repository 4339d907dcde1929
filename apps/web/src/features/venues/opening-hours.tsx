import { Fragment } from 'react';

/** Shows opening hours, one line per meal. Long lines break between groups of days, never within a time span. */
export const OpeningHours = ({ text }: { text: string }) => (
  <span className="whitespace-pre-line">
    {text.match(/[^]+?(?:, |[、；\n]|$)/g)?.map((part) => (
      <Fragment key={part}>
        <span className="inline-block">{part.trim()}</span>
        {/\s$/.exec(part)?.[0]}
      </Fragment>
    ))}
  </span>
);
