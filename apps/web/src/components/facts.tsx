import { Fragment } from 'react';
import { getFactSeparator } from '../lib/format';
import { useTranslations } from '../lib/i18n';

/** Shows facts with the language's separator between them. A line breaks between facts only. */
export function Facts({ facts }: { facts: readonly string[] }) {
  const separator = getFactSeparator(useTranslations());
  const [mark, space] = [separator.trimEnd(), separator.endsWith(' ') ? ' ' : ''];
  return facts.map((fact, index) => (
    <Fragment key={fact}>
      {index > 0 && space}
      <span className="inline-block">
        {fact}
        {index < facts.length - 1 && mark}
      </span>
    </Fragment>
  ));
}
