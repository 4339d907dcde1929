import { decodeMenu, type Menu } from '@dining/contract/codecs/product-option';
import { hasSaleEnded } from '@dining/domain/availability/sale-calendar';
import { calculateLowestPrice } from '@dining/domain/pricing/lowest-price';
import { groupMenuVariants, type MenuRow } from '@dining/domain/products/menu-variants';
import type { DinCode } from '@dining/domain/shared/codes';
import { Dialog } from '@dining/ui/dialog';
import { EmptyState } from '@dining/ui/empty-state';
import { Loading, Skeleton } from '@dining/ui/skeleton';
import { Tabs } from '@dining/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { LoadFailed } from '../../../components/load-failed';
import { getMenusQuery } from '../../../entities/products/menus-query';
import { useToday } from '../../../lib/clock';
import { formatWon } from '../../../lib/format';
import { useTranslations } from '../../../lib/i18n';
import { localizeText } from '../../../lib/localize-text';
import { DietaryInfoBadges, hasSameDietaryInfo } from './dietary-info';
import { MenuCard } from './menu-card';
import { Plates } from './plates';

interface MenusDialogProps {
  venues: readonly { readonly dinCode: DinCode; readonly name: string }[];
  initialVenue?: DinCode | undefined;
  onClose: () => void;
}

export function MenusDialog({ venues, initialVenue, onClose }: MenusDialogProps) {
  const { t } = useTranslations();
  const [firstVenue] = venues;
  const [chosenCode, setChosenCode] = useState<string | undefined>(initialVenue ?? firstVenue?.dinCode);
  const venue = venues.find(({ dinCode }) => dinCode === chosenCode) ?? firstVenue;
  if (venue === undefined) return null;
  return (
    <Dialog onClose={onClose} open size="xl" title={t('main.links.menu')}>
      <Tabs
        items={venues.map(({ dinCode, name }) => ({ id: dinCode as string, label: name }))}
        label={t('main.venues')}
        onSelect={setChosenCode}
        selected={venue.dinCode}
      >
        <Menus dinCode={venue.dinCode} />
      </Tabs>
    </Dialog>
  );
}

function Menus({ dinCode }: { dinCode: DinCode }) {
  const translations = useTranslations();
  const { t } = translations;
  const today = useToday();
  const { data, error, isPending, isFetching, refetch } = useQuery(getMenusQuery(dinCode));
  if (error !== null) return <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (isPending) {
    return (
      <Loading className="grid gap-4">
        <Skeleton height="7rem" />
        <Skeleton height="7rem" />
        <Skeleton height="7rem" />
      </Loading>
    );
  }
  const { menus } = data;
  const products = data.products.filter(({ product }) => !hasSaleEnded(product, today));
  if (products.length + menus.length === 0)
    return <EmptyState illustration="still-life" level={3} title={t('main.menu.empty')} />;
  return (
    <div className="grid gap-8">
      {products.length > 0 && (
        <Cards title={t('main.menu.products')}>
          {products.map(({ product, display }) => {
            const lowestPrice = calculateLowestPrice(product, { from: today });
            const price = lowestPrice === null ? '' : formatWon(translations, lowestPrice);
            return (
              <MenuCard
                description={localizeText(translations, display.description)}
                key={product.prodCode}
                name={localizeText(translations, product.name)}
                picture={display.photos[0]?.filePath ?? ''}
                price={product.reservationType === 'pickup' || price === '' ? price : t('offer.priceFrom', { price })}
              />
            );
          })}
        </Cards>
      )}
      {menus.length > 0 && (
        <Cards title={t('main.menu.dishes')}>
          {groupMenuVariants(menus.map(decodeMenu)).map((row) => (
            <MenuItem key={row.menu.menuIndex} row={row} />
          ))}
        </Cards>
      )}
    </div>
  );
}

/** Shows a menu with its plates and the prices of its variants for children and with drinks. */
function MenuItem({ row: { menu, variants } }: { row: MenuRow<Menu> }) {
  const translations = useTranslations();
  const { t } = translations;
  const hasChildVariant = variants.some(({ forChildren }) => forChildren);
  const prices = [
    { menu, label: hasChildVariant ? t('product.menus.adult') : '' },
    ...variants.map((variant) => ({
      menu: variant,
      label: variant.forChildren ? t('product.menus.child') : localizeText(translations, variant.name),
    })),
  ];
  return (
    <MenuCard
      description={localizeText(translations, menu.description)}
      name={localizeText(translations, menu.name)}
      picture={menu.picture}
      price={prices.map(({ label, menu: { menuIndex, price } }) => (
        <span key={menuIndex}>{`${label} ${formatWon(translations, price)}`.trim()}</span>
      ))}
    >
      {menu.plates.length > 0 && <Plates plates={menu.plates} />}
      <DietaryInfoBadges info={menu} />
      {variants
        .filter((variant) => !hasSameDietaryInfo(variant, menu))
        .map((variant) => (
          <div className="grid gap-1 text-sm" key={variant.menuIndex}>
            <p>{localizeText(translations, variant.name)}</p>
            <DietaryInfoBadges info={variant} />
          </div>
        ))}
    </MenuCard>
  );
}

function Cards({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="heading mb-2 text-lg">{title}</h3>
      <ul className="grid gap-x-10 md:grid-cols-2">{children}</ul>
    </section>
  );
}
