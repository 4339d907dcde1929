import { Select } from '@dining/ui/select';
import { Stepper } from '@dining/ui/stepper';
import type { PhoneProduct } from '../../entities/reservations/phone-booking';
import { formatWon } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import type { BookingSectionProps } from './booking-draft';

interface BookingProductFieldsProps extends BookingSectionProps {
  readonly product: PhoneProduct | undefined;
  readonly products: readonly PhoneProduct[];
}

export function BookingProductFields({ form, product, products }: BookingProductFieldsProps) {
  const translations = useTranslations();
  const { t } = translations;
  const { value: prodCode, onChange: chooseProduct, error } = form.getValueFieldProps('prodCode');
  const { value: menus, onChange: changeMenus } = form.getValueFieldProps('menus');
  return (
    <div className="grid gap-4">
      <Select
        error={error}
        label={t('staffDesk.form.product')}
        id={form.getId('prodCode')}
        onChange={({ target }) => chooseProduct(target.value)}
        options={products.map(({ prodCode: value, name }) => ({ value, label: name }))}
        placeholder={t('staffDesk.form.choose')}
        required
        value={prodCode}
      />
      {product?.menus.map(({ menuIndex, name, price }) => (
        <Stepper
          key={menuIndex}
          label={t('staffDesk.form.menuPrice', { name, price: formatWon(translations, price) })}
          onChange={(count) => changeMenus({ ...menus, [menuIndex]: count })}
          value={menus[menuIndex] ?? 0}
        />
      ))}
    </div>
  );
}
