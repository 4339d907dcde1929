import type { PaymentMethod } from '@dining/domain/payments/method';
import { Disclosure } from '@dining/ui/disclosure';
import { RadioGroup } from '@dining/ui/radio-group';
import { Section } from '@dining/ui/section';
import { useAppData, usePaymentMethods } from '../../entities/app/app-data';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';

const hints = { card: 'payment.method.cardHint', account: 'payment.method.accountHint' } as const;

interface MethodChoiceProps {
  value: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
}

/**
 * Shows the provider's payment methods and the offers of card issuers (Spec §2.11). Guests enter card numbers
 * at the provider only (decision 5c).
 */
export function MethodChoice({ value, onChange }: MethodChoiceProps) {
  const translations = useTranslations();
  const { t } = translations;
  const methods = usePaymentMethods();
  const cardOffers = useAppData()?.dbPropList.find(({ propName }) => propName === 'CARD_PROMO')?.propAttrList ?? [];
  return (
    <Section id="method" variant="form" title={t('payment.method.title')}>
      <RadioGroup
        label={t('payment.method.title')}
        labelHidden
        variant="cards"
        onChange={onChange}
        options={methods.map((method) => ({
          value: method,
          label: t(`payment.payMethod.${method}`),
          description: method === value ? t(hints[method]) : undefined,
        }))}
        value={value}
      />
      {cardOffers.length > 0 && (
        <Disclosure className="mt-1" variant="bare" summary={t('payment.method.promoTitle')}>
          <ul className="grid gap-1.5">
            {cardOffers.map((cardOffer) => (
              <li key={cardOffer.propAttrValue}>{localizeField(translations, cardOffer, 'propAttrDesc')}</li>
            ))}
          </ul>
          <p className="mt-3 text-ink-soft text-xs">{t('payment.method.promoNote')}</p>
        </Disclosure>
      )}
    </Section>
  );
}
