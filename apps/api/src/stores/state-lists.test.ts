import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as payments from '@dining/domain/payments/states';
import { expect, it } from 'vitest';

/**
 * The lists of payment states that statements may contain as literals, because PostgreSQL uses a partial index only if
 * its condition is in the statement literally.
 */
const allowedLists: Readonly<Record<string, readonly string[]>> = {
  openStates: payments.openStates,
  replaceableStates: payments.replaceableStates,
  reconciledStates: payments.reconciledStates,
  'reconciledStates and manual': [...payments.reconciledStates, 'manual'],
  'states of refunds and manual reviews': ['voiding', 'refunding', 'manual'],
  'states of test payments that the reconciler continues': ['approving', 'approved'],
};

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.ts$/.test(file),
);
const statementLists = files.flatMap((file) =>
  [
    ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(
      /\bstate(?:, '')?\)? (?:NOT )?IN \(((?:'\w+'(?:,\s*)?){2,})\)/g,
    ),
  ]
    .map(([, list = '']) => list.split(/,\s*/).map((word) => word.slice(1, -1)))
    .filter(([first]) => payments.transientStates.some((state) => state === first))
    .map((list) => ({ file, list })),
);

it('the statements contain lists of payment states', () => expect(statementLists.length).toBeGreaterThan(4));

it.each(statementLists)('the payment states listed in $file are one of the allowed lists: $list', ({ list }) => {
  expect(Object.values(allowedLists).map((states) => [...states].sort())).toContainEqual([...list].sort());
});
