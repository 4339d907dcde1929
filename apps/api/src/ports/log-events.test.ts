import { expect, it } from 'vitest';
import { logEvents } from './log-events';

it.each(Object.keys(logEvents))('%s consists of a noun and a state', (event) => {
  expect(event).toMatch(/^[a-z]+(_[a-z]+)*\.[a-z]+(_[a-z]+)*$/);
});
