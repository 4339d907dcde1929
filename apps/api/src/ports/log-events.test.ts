import { expect, it } from 'vitest';
import { readDocumentedRows } from '../../test/documented-rows';
import { logEvents } from './log-events';

it('docs/operations.md lists exactly the log events', () => {
  const rows = Object.entries(logEvents).map(([event, { level, means }]) => [`\`${event}\``, level, means]);
  expect(readDocumentedRows('### Log events')).toEqual(rows);
});

it.each(Object.keys(logEvents))('%s consists of a noun and a state', (event) => {
  expect(event).toMatch(/^[a-z]+(_[a-z]+)*\.[a-z]+(_[a-z]+)*$/);
});
