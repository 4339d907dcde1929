import { Fragment } from 'react';

/** A venue's opening hours, a line a meal; one too long for its place is broken between kinds of days, never within a time span. */
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
