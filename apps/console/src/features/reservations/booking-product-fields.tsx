import { Select } from '@dining/ui/select';
import { Stepper } from '@dining/ui/stepper';
import type { PhoneProduct } from '../../entities/reservations/phone-booking';
import { formatWon } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import type { DraftProps } from './booking-draft';

export function BookingProductFields({
  draft,
  change,
  error,
  product,
  products,
}: DraftProps & { error: string | undefined; product: PhoneProduct | undefined; products: readonly PhoneProduct[] }) {
  const translations = useTranslations();
  const { t } = translations;
  return (
    <div className="grid gap-4" data-field="prodCode">
      <Select
        error={error}
        label={t('staffDesk.form.product')}
        onChange={({ target }) => change({ prodCode: target.value, time: '', menus: {}, answers: {} })}
        options={products.map(({ prodCode, name }) => ({ value: prodCode, label: name }))}
        placeholder={t('staffDesk.form.choose')}
        required
        value={draft.prodCode}
      />
      {product?.menus.map(({ menuIndex, name, price }) => (
        <Stepper
          key={menuIndex}
          label={t('staffDesk.form.menuPrice', { name, price: formatWon(translations, price) })}
          onChange={(count) => change({ menus: { ...draft.menus, [menuIndex]: count } })}
          value={draft.menus[menuIndex] ?? 0}
        />
      ))}
    </div>
  );
}
