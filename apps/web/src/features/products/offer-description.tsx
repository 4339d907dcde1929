import { Disclosure } from '@dining/ui/disclosure';
import type { ListedProduct } from '../../entities/products/products';
import { t } from '../../lib/i18n';
import { ownText } from '../../lib/text-for';

/** What a product is, unfolded and folded again (Spec §2.9 Product card). */
export function OfferDescription({ listed }: { listed: ListedProduct }) {
  const words = (
    <span className="text-sm">
      <span className="group-open:hidden">{t('common.buttons.expand')}</span>
      <span className="hidden group-open:inline">{t('common.buttons.collapse')}</span>
    </span>
  );
  return (
    <Disclosure look="bare" summary={words}>
      <p className="whitespace-pre-line">{ownText(listed.display.description)}</p>
    </Disclosure>
  );
}
