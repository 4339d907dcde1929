import type { SeoulDate } from '../shared/seoul-time';
import type { DocumentByKind } from './convert-contents';
import type { PublicationState, VersionedKind } from './document-contents';
import type { Catalogue } from './documents';

const visibility: {
  readonly [Kind in VersionedKind]: (
    document: DocumentByKind[Kind],
    catalogue: Pick<Catalogue, 'products'>,
    today: SeoulDate,
  ) => boolean;
} = {
  venue: ({ active }) => active,
  menu: ({ menuIndex }, { products }) =>
    products.some(({ options }) => options.some((option) => option.menuIndex === menuIndex && option.onSale)),
  product: ({ onSale }) => onSale,
  promotion: ({ endsOn }, _catalogue, today) => endsOn === null || endsOn >= today,
};

/** Returns what guests see of a document; undefined stands for one that exists only as a draft. */
export function getPublicationState<Kind extends VersionedKind>(
  kind: Kind,
  document: DocumentByKind[Kind] | undefined,
  catalogue: Pick<Catalogue, 'products'>,
  today: SeoulDate,
): PublicationState {
  if (document === undefined) return 'new';
  return visibility[kind](document, catalogue, today) ? 'published' : 'off';
}
