import { RadioGroup } from '@dining/ui/radio-group';
import { Select } from '@dining/ui/select';
import type { PhoneProduct } from '../../entities/reservations/phone-booking';
import { formatWon } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { type BookingSectionProps, canChooseLink } from './booking-draft';

const holdMinuteOptions = [15, 30, 60, 120, 240, 720, 1440] as const;

interface BookingPaymentFieldsProps extends BookingSectionProps {
  product: PhoneProduct;
  /** In won. */
  amount: number;
}

/**
 * Shows the amount. If the booking can be paid by a link, which holds the seats for a while, lets staff choose between
 * the link and payment at the venue.
 */
export function BookingPaymentFields({ form, product, amount }: BookingPaymentFieldsProps) {
  const translations = useTranslations();
  const { t } = translations;
  const draft = form.values;
  if (amount === 0) return <p>{t('staffDesk.form.atVenueFree')}</p>;
  const textValues = { amount: formatWon(translations, amount) };
  if (!canChooseLink(draft, product, amount)) return <p>{t('staffDesk.form.atVenue', textValues)}</p>;
  return (
    <>
      <RadioGroup
        label={t('staffDesk.form.payAt.label')}
        onChange={(payAt) => form.getValueFieldProps('payAt').onChange(payAt)}
        options={[
          { value: 'venue', label: t('staffDesk.form.payAt.venue') },
          { value: 'link', label: t('staffDesk.form.payAt.link'), description: t('staffDesk.form.payAt.linkText') },
        ]}
        value={draft.payAt}
      />
      {draft.payAt === 'link' && (
        <Select
          label={t('staffDesk.form.payAt.hold')}
          onChange={({ target }) => form.getValueFieldProps('holdMinutes').onChange(Number(target.value))}
          options={holdMinuteOptions.map((minutes) => ({
            value: String(minutes),
            label:
              minutes < 60
                ? t('staffDesk.form.payAt.minutes', { count: minutes })
                : t('staffDesk.form.payAt.hours', { count: minutes / 60 }),
          }))}
          value={String(draft.holdMinutes)}
        />
      )}
      <p>{t(draft.payAt === 'link' ? 'staffDesk.form.payAt.amount' : 'staffDesk.form.atVenue', textValues)}</p>
    </>
  );
}
