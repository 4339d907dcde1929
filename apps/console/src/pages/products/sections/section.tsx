import type { ReactNode } from 'react';
import { useTranslations } from '../../../lib/i18n';

/** Names of the sections in the forms of all kinds of documents. */
export type SectionName =
  | 'texts'
  | 'sale'
  | 'notSale'
  | 'price'
  | 'portion'
  | 'deposit'
  | 'options'
  | 'questions'
  | 'limits'
  | 'pickup'
  | 'photos'
  | 'allergens'
  | 'plates'
  | 'contact'
  | 'information'
  | 'chef'
  | 'categories'
  | 'rooms'
  | 'visibility'
  | 'target'
  | 'period'
  | 'link'
  | 'banners';

export const getSectionId = (name: SectionName): string => `section-${name}`;

/** Shows a section of a form, to which the table of contents links. */
export function Section({ name, children }: { name: SectionName; children: ReactNode }) {
  const { t } = useTranslations();
  const id = getSectionId(name);
  return (
    <section aria-labelledby={id} className="grid content-start gap-5 border-line border-t py-6">
      <h2 className="scroll-mt-36 font-medium text-lg outline-none" id={id} tabIndex={-1}>
        {t(`documents.sections.${name}`)}
      </h2>
      {children}
    </section>
  );
}
