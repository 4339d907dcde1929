import { expect, it } from 'vitest';
import { createEtag, matchesEtag } from './etag';

const etag = createEtag('a page');

it('the ETag is the same for the same text and different for other text', () => {
  expect(createEtag('a page')).toBe(etag);
  expect(createEtag('another page')).not.toBe(etag);
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
});

it.each([
  ['the ETag itself', etag, true],
  ['its strong form', etag.slice(2), true],
  ['a list with it', `"a", ${etag} , W/"b"`, true],
  ['an asterisk', ' * ', true],
  ['another ETag', 'W/"other"', false],
  ['an ETag that contains it', `W/"x${etag.slice(3)}`, false],
  ['the same without quotes', etag.slice(3, -1), false],
  ['an empty header', '', false],
  ['no header', undefined, false],
])('If-None-Match is compared with the ETag: %s', (_name, header, matches) =>
  expect(matchesEtag(header, etag)).toBe(matches),
);
