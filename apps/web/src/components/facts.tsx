import { Fragment } from 'react';

/** Shows facts in a line that wraps between facts, never within one. */
export const Facts = ({ facts }: { facts: readonly string[] }) =>
  facts.map((fact, at) => (
    <Fragment key={fact}>
      <span className="inline-block">
        {fact}
        {at < facts.length - 1 && ' ·'}
      </span>{' '}
    </Fragment>
  ));
