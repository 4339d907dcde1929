import { Fragment } from 'react';

export const Facts = ({ facts }: { facts: readonly string[] }) =>
  facts.map((fact, index) => (
    <Fragment key={fact}>
      <span className="inline-block">
        {fact}
        {index < facts.length - 1 && ' ·'}
      </span>{' '}
    </Fragment>
  ));
