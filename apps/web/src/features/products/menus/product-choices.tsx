import { getDepositPerHead } from '@dining/domain/pricing/deposit';
import { listChoosableMenus } from '@dining/domain/products/menu-choice';
import { countPeople } from '@dining/domain/products/party';
import { getProductOnDay } from '@dining/domain/products/product-on-day';
import { Notice } from '@dining/ui/notice';
import { Section } from '@dining/ui/section';
import { usePickupQuantity } from '../../../entities/products/pickup-quantity';
import type { ProductPage } from '../../../entities/products/product';
import { useChangeSearch, useSearch } from '../../../entities/search/search-state';
import { formatWon } from '../../../lib/format';
import { useTranslations } from '../../../lib/i18n';
import { PickupQuantity } from '../detail/pickup-quantity';
import { MenuChoices } from './menu-choices';
import { MenuRow } from './menu-row';
import { listMenuRows } from './menu-rows';

export function ProductChoices({ page: { listedProduct, menus } }: { page: ProductPage }) {
  const changeSearch = useChangeSearch();
  const translations = useTranslations();
  const { t } = translations;
  const { sold } = listedProduct;
  const search = useSearch();
  const product =
    search.visitDay === null ? listedProduct.product : getProductOnDay(listedProduct.product, search.visitDay);
  const quantity = usePickupQuantity(product.prodCode);
  if (product.reservationType === 'pickup') return <PickupQuantity product={product} quantity={quantity} sold={sold} />;
  if (product.takesDeposit) {
    const partySize = countPeople(search);
    const price = getDepositPerHead(product.deposit, partySize);
    if (price === null) return null;
    return (
      <Section id="deposit" title={t('product.deposit.title')}>
        <p>{t('product.deposit.line', { price: formatWon(translations, price), count: partySize })}</p>
        <p className="text-ink-soft text-sm">{t('product.deposit.notice')}</p>
      </Section>
    );
  }
  const displayOnlyOptions = product.options.filter((option) => option.visible && !option.onSale);
  return (
    <>
      {listChoosableMenus(product).length === 0 ? (
        <Notice>{t('product.inStore')}</Notice>
      ) : (
        <MenuChoices
          choices={search.menus}
          menus={menus}
          onChange={(newMenus) => changeSearch((current) => ({ ...current, menus: newMenus }))}
          party={search}
          product={product}
          sold={sold}
        />
      )}
      {displayOnlyOptions.length > 0 && (
        <Section id="shown-menus" title={t('product.menus.shown')}>
          <ul className="-mt-4 grid">
            {listMenuRows(displayOnlyOptions, menus).map((row) => (
              <MenuRow key={row.menu.menuIndex} row={row} />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
