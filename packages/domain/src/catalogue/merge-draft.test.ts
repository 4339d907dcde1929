import { expect, it } from 'vitest';
import { mergeDraft } from './merge-draft';

interface Content {
  readonly price: number;
  readonly name: { readonly ko: string };
}
const create = (price: number, ko: string): Content => ({ price, name: { ko } });
const base = create(100, '저녁');

it.each<readonly [what: string, draft: Content, published: Content, merged: Content, conflicts: readonly string[]]>([
  ['nothing has changed', base, base, base, []],
  ['only the draft has changed a field', create(120, '저녁'), base, create(120, '저녁'), []],
  ['only the published document has changed', base, create(130, '저녁'), create(130, '저녁'), []],
  ['both have changed different fields', create(120, '저녁'), create(100, '만찬'), create(120, '만찬'), []],
  ['both have changed a field in the same way', create(120, '저녁'), create(120, '저녁'), create(120, '저녁'), []],
  ['both have changed a field differently', create(120, '저녁'), create(130, '만찬'), create(120, '만찬'), ['price']],
])('%s', (_what, draft, published, content, conflicts) => {
  expect(mergeDraft(base, draft, published)).toEqual({ content, conflicts });
});

it('the draft of a new document is published as it is', () => {
  expect(mergeDraft(null, base, null)).toEqual({ content: base, conflicts: [] });
});
