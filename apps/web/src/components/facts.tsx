import { Fragment } from 'react';

export const Facts = ({ facts }: { facts: readonly string[] }) =>
  facts.map((fact, at) => (
    <Fragment key={fact}>
      <span className="inline-block">
        {fact}
        {at < facts.length - 1 && ' ·'}
      </span>{' '}
    </Fragment>
  ));
