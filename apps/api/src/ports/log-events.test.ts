import { expect, it } from 'vitest';
import { logEvents } from './log-events';

it.each(Object.keys(logEvents))('the event %s has the form noun.state', (event) => {
  expect(event).toMatch(/^[a-z]+(_[a-z]+)*\.[a-z]+(_[a-z]+)*$/);
});
