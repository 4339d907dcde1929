import { Fragment } from 'react';

const timeSpans = /(\d\d:\d\d[–~〜]\d\d:\d\d(?:\s*[/／]\s*\d\d:\d\d[–~〜]\d\d:\d\d)*)/;

/** Shows opening hours with their line breaks. Long lines break after a comma if possible, never within a time span. */
export const OpeningHours = ({ text }: { text: string }) => (
  <span className="whitespace-pre-line">
    {text.match(/[^]+?(?:, |[、；\n]|$)/g)?.map((part) => (
      <Fragment key={part}>
        <span className="inline-block">
          {part
            .trim()
            .split(timeSpans)
            .map((segment) => (
              <span className={timeSpans.test(segment) ? 'whitespace-nowrap' : undefined} key={segment}>
                {segment}
              </span>
            ))}
        </span>
        {/\s$/.exec(part)?.[0]}
      </Fragment>
    ))}
  </span>
);
