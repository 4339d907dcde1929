import { menuCountLimit } from '@dining/domain/products/menu-choice';
import type { MenuRow as Row } from '@dining/domain/products/menu-variants';
import type { ProductOption } from '@dining/domain/products/product';
import { deductPercent } from '@dining/domain/shared/krw';
import { Disclosure } from '@dining/ui/disclosure';
import { Picture } from '@dining/ui/picture';
import { Price } from '@dining/ui/price';
import { Stepper } from '@dining/ui/stepper';
import type { ReactNode } from 'react';
import { formatFacts, formatWon } from '../../../lib/format';
import { type Translations, useTranslations } from '../../../lib/i18n';
import { localizeText } from '../../../lib/localize-text';
import { createPictureImage } from '../../../lib/picture';
import { DietaryInfoBadges, hasSameDietaryInfo } from './dietary-info';
import type { MenuWithDetails } from './menu-rows';
import { Plates } from './plates';

interface MenuRowProps {
  row: Row<MenuWithDetails>;
  getCount?: (menuIndex: number) => number;
  /** Undefined if the menus cannot be chosen. */
  onChange?: (option: ProductOption, count: number) => void;
}

/** Shows a menu with its plates, its price and the prices of its variants for children and with drinks. */
export function MenuRow({ row: { menu, variants }, getCount = () => 0, onChange }: MenuRowProps) {
  const translations = useTranslations();
  const { t } = translations;
  const { option, picture, plates } = menu;
  const name = localizeText(translations, option.name);
  const hasChildVariant = variants.some((variant) => variant.option.forChildren);
  const renderStepper = (menuOption: ProductOption, label: string) =>
    onChange && (
      <Stepper
        label={label}
        labelHidden
        max={menuCountLimit}
        onChange={(count) => onChange(menuOption, count)}
        value={getCount(menuOption.menuIndex)}
        valueText={t('common.units.times', { count: getCount(menuOption.menuIndex) })}
      />
    );
  return (
    <li className="grid grid-cols-[min(4.5rem,22%)_minmax(0,1fr)] gap-x-4 gap-y-2 border-line border-b py-5 md:grid-cols-[6rem_minmax(0,1fr)] md:gap-x-6">
      <Picture alt="" className="rounded-sm" image={createPictureImage(picture)} ratio={1} sizes="96px" />
      <div className="grid content-center gap-0.5">
        <p className="heading text-base md:text-lg">{name}</p>
        <p className="text-ink-soft text-sm">{formatDetails(translations, option)}</p>
        <DietaryInfoBadges info={option} />
      </div>
      <div className="col-span-2 grid gap-2 md:col-start-2">
        {plates.length > 0 && (
          <Disclosure className="-my-1" variant="bare" summary={t('product.menus.plates', { count: plates.length })}>
            <Plates className="sm:grid-cols-2" plates={plates} />
          </Disclosure>
        )}
        <PriceLine
          option={option}
          stepper={renderStepper(option, hasChildVariant ? t('product.menus.forAdult', { menu: name }) : name)}
        >
          {hasChildVariant && <p className="text-sm">{t('product.menus.adult')}</p>}
        </PriceLine>
        {variants.map(({ option: variant }) => {
          const variantName = localizeText(translations, variant.name);
          return (
            <PriceLine key={variant.menuIndex} option={variant} stepper={renderStepper(variant, variantName)}>
              <p className="text-sm">{variant.forChildren ? t('product.menus.child') : variantName}</p>
              <p className="text-ink-soft text-sm">{formatDetails(translations, variant)}</p>
              {!hasSameDietaryInfo(variant, option) && <DietaryInfoBadges info={variant} />}
            </PriceLine>
          );
        })}
      </div>
    </li>
  );
}

const formatDetails = (
  translations: Translations,
  { description, coversPerUnit, forChildren }: ProductOption,
): string =>
  formatFacts(translations, [
    localizeText(translations, description),
    coversPerUnit > 1 && translations.t('product.menus.serves', { count: coversPerUnit }),
    forChildren && translations.t('product.menus.forChildren'),
  ]);

interface PriceLineProps {
  option: ProductOption;
  stepper: ReactNode;
  children: ReactNode;
}

function PriceLine({ option, stepper, children }: PriceLineProps) {
  const translations = useTranslations();
  const { t } = translations;
  const salePrice = deductPercent(option.price, option.discountRate);
  const isReduced = salePrice < option.price;
  return (
    <div className="grid gap-1">
      {children}
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Price
          formerPriceLabel={t('reservation.list.price')}
          price={formatWon(translations, salePrice)}
          priceLabel={t(isReduced ? 'reservation.list.salePrice' : 'reservation.list.price')}
          {...(isReduced && {
            formerPrice: formatWon(translations, option.price),
            discount: t('offer.percentOff', { rate: option.discountRate }),
          })}
        />
        {stepper}
      </div>
    </div>
  );
}
