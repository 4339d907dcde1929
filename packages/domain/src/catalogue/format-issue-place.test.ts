import { expect, it } from 'vitest';
import { formatIssuePlace } from './format-issue-place';

it.each([
  [[], ''],
  [['price'], 'price'],
  [['options', 1, 'price'], 'options[2].price'],
  [[0, 'name'], '[1].name'],
  [['business', 'bizRegNo'], 'business.bizRegNo'],
])('the place %j is written %s, counted from 1', (path, text) => {
  expect(formatIssuePlace(path)).toBe(text);
});
