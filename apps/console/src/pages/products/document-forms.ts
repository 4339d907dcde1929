import type { VersionedKind } from '@dining/domain/catalogue/document-contents';
import type { ReactNode } from 'react';
import { MenuSections, menuSections } from './sections/menu-sections';
import { ProductSections, productSections } from './sections/product-sections';
import { PromotionSections, promotionSections } from './sections/promotion-sections';
import type { SectionName } from './sections/section';
import { VenueSections, venueSections } from './sections/venue-sections';
import type { DocumentForm } from './use-document-form';

interface KindForm<Kind extends VersionedKind> {
  readonly sections: readonly SectionName[];
  /** Shows the sections. `code` is null for a new document. */
  readonly Fields: (props: { readonly form: DocumentForm<Kind>; readonly code: string | null }) => ReactNode;
}

/** The form of each kind of document, with its sections in their order. */
export const documentForms: { readonly [Kind in VersionedKind]: KindForm<Kind> } = {
  venue: { sections: venueSections, Fields: VenueSections },
  menu: { sections: menuSections, Fields: MenuSections },
  product: { sections: productSections, Fields: ProductSections },
  promotion: { sections: promotionSections, Fields: PromotionSections },
};
