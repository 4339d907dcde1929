import { expect, it } from 'vitest';
import { readDocumentedRows } from '../../test/documented-rows';
import { logEvents } from './log-events';

it('every event of the log stands in the table of docs/operations.md, and no other', () => {
  const rows = Object.entries(logEvents).map(([event, { level, means }]) => [`\`${event}\``, level, means]);
  expect(readDocumentedRows('### Log events')).toEqual(rows);
});

it.each(Object.keys(logEvents))('%s names a noun and what happened to it', (event) => {
  expect(event).toMatch(/^[a-z]+(_[a-z]+)*\.[a-z]+(_[a-z]+)*$/);
});
