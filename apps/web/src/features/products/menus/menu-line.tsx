import { menuCountLimit } from '@dining/domain/products/menu-choice';
import type { ProductOption } from '@dining/domain/products/product';
import { deductPercent } from '@dining/domain/shared/krw';
import { Picture } from '@dining/ui/picture';
import { Price } from '@dining/ui/price';
import { Stepper } from '@dining/ui/stepper';
import { formatWon } from '../../../lib/format';
import { useTranslations } from '../../../lib/i18n';
import { localizeText } from '../../../lib/localize-text';
import { createPictureImage } from '../../../lib/picture';
import { MenuMarks } from './menu-marks';

interface MenuLineProps {
  option: ProductOption;
  picture: string;
  count: number;
  onChange?: (count: number) => void;
}

export function MenuLine({ option, picture, count, onChange }: MenuLineProps) {
  const translations = useTranslations();
  const { t } = translations;
  const name = localizeText(translations, option.name);
  const paid = deductPercent(option.price, option.discountRate);
  const reduced = paid < option.price;
  return (
    <li className="grid grid-cols-[min(4.5rem,22%)_minmax(0,1fr)] gap-x-4 gap-y-2 border-line border-b py-5 md:grid-cols-[6rem_minmax(0,1fr)_auto] md:items-center md:gap-x-6">
      <Picture alt="" className="rounded-sm" image={createPictureImage(picture)} ratio={1} sizes="96px" />
      <div className="grid content-center gap-0.5">
        <p className="heading text-base md:text-lg">{name}</p>
        <p className="text-ink-soft text-sm">
          {localizeText(translations, option.description)}
          {option.coversPerUnit > 1 && ` · ${t('product.menus.serves', { count: option.coversPerUnit })}`}
          {option.forChildren && ` · ${t('product.menus.forChildren')}`}
        </p>
        <MenuMarks marks={option} />
        <Price
          beforeLabel={t('reservation.list.price')}
          price={formatWon(translations, paid)}
          priceLabel={t(reduced ? 'reservation.list.salePrice' : 'reservation.list.price')}
          {...(reduced && {
            before: formatWon(translations, option.price),
            cut: t('offer.percentOff', { rate: option.discountRate }),
          })}
        />
      </div>
      {onChange !== undefined && (
        <Stepper
          className="col-span-2 justify-self-end md:col-span-1"
          label={name}
          labelHidden
          max={menuCountLimit}
          onChange={onChange}
          value={count}
          valueText={t('common.units.times', { count })}
        />
      )}
    </li>
  );
}
