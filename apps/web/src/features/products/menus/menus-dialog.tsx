import { hasSaleEnded } from '@dining/domain/availability/sale-calendar';
import { calculateFromPrice } from '@dining/domain/pricing/from-price';
import type { DinCode } from '@dining/domain/shared/codes';
import { Dialog } from '@dining/ui/dialog';
import { EmptyState } from '@dining/ui/empty-state';
import { Loading, Skeleton } from '@dining/ui/skeleton';
import { Tabs } from '@dining/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { LoadFailed } from '../../../components/load-failed';
import { getMenusQuery } from '../../../entities/products/queries';
import { useToday } from '../../../lib/clock';
import { formatWon } from '../../../lib/format';
import { useTranslations } from '../../../lib/i18n';
import { localizeField, localizeText } from '../../../lib/localize-text';
import { MenuCard } from './menu-card';

interface MenusDialogProps {
  venues: readonly { readonly dinCode: DinCode; readonly name: string }[];
  opened?: DinCode | undefined;
  onClose: () => void;
}

export function MenusDialog({ venues, opened, onClose }: MenusDialogProps) {
  const { t } = useTranslations();
  const [first] = venues;
  const [chosen, setChosen] = useState<string | undefined>(opened ?? first?.dinCode);
  const venue = venues.find((other) => other.dinCode === chosen) ?? first;
  if (venue === undefined) return null;
  return (
    <Dialog onClose={onClose} open size="xl" title={t('main.links.menu')}>
      <Tabs
        items={venues.map((other) => ({ id: other.dinCode as string, label: other.name }))}
        label={t('main.venues')}
        onSelect={setChosen}
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
  if (error !== null) return <LoadFailed error={error} onRetry={() => void refetch()} retrying={isFetching} />;
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
    return <EmptyState drawing="still-life" level={3} title={t('main.menu.empty')} />;
  return (
    <div className="grid gap-8">
      {products.length > 0 && (
        <Cards title={t('main.menu.products')}>
          {products.map(({ product, display }) => {
            const from = calculateFromPrice(product, null);
            const price = from === null ? '' : formatWon(translations, from);
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
          {menus.map((menu) => (
            <MenuCard
              description={localizeField(translations, menu, 'menuDesc')}
              key={menu.menuIndex}
              marks={{ allergens: menu.menuAllergenList, diets: menu.menuDietList }}
              name={localizeField(translations, menu, 'menuName')}
              picture={menu.bannerimg}
              price={formatWon(translations, menu.menuPrice)}
            />
          ))}
        </Cards>
      )}
    </div>
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
