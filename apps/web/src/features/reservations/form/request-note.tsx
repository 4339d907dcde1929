import { formLimits } from '@dining/domain/reservations/payment-form';
import { Button } from '@dining/ui/button';
import { Disclosure } from '@dining/ui/disclosure';
import { TextArea } from '@dining/ui/text-area';
import { useState } from 'react';
import { useAppData } from '../../../entities/app/app-data';
import { useTranslations } from '../../../lib/i18n';
import { localizeField } from '../../../lib/localize-text';
import { getTextLimit } from '../../../lib/text-limit';
import type { PaymentFields } from './use-payment-form';

interface RequestNoteProps extends PaymentFields {
  pickup: boolean;
}

export function RequestNote({ field, values, setValues, pickup }: RequestNoteProps) {
  const translations = useTranslations();
  const { t } = translations;
  const { requestNote } = values;
  const [isOpenAtFirst] = useState(requestNote !== '');
  const listed = useAppData()?.dbPropList.find(({ propName }) => propName === 'REQUEST_HINT')?.propAttrList ?? [];
  const wishes = pickup ? [] : listed;
  const add = (text: string) => {
    setValues({ requestNote: [requestNote.trimEnd(), text].filter(Boolean).join('\n') });
  };
  return (
    <section aria-label={t('payment.request.title')} className="-my-3">
      <Disclosure
        defaultOpen={isOpenAtFirst}
        variant="bare"
        summary={<span className="heading text-lg md:text-xl">{t('payment.request.add')}</span>}
      >
        <p className="mb-3">{t('payment.request.hint')}</p>
        <TextArea
          {...field('requestNote')}
          autoComplete="off"
          label={t('payment.request.title')}
          labelHidden
          limit={getTextLimit(translations, requestNote, formLimits.requestNote, (counts) =>
            t('payment.request.count', counts),
          )}
          placeholder={t(pickup ? 'payment.request.placeholderPickup' : 'payment.request.placeholder')}
        />
        <p className="-mx-5 mt-3 flex gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] *:shrink-0 empty:hidden md:mx-0 md:flex-wrap md:px-0">
          {wishes
            .map((hint) => ({ value: hint.propAttrValue, text: localizeField(translations, hint, 'propAttrDesc') }))
            .filter(({ text }) => !requestNote.includes(text))
            .map(({ value, text }) => (
              <Button key={value} onClick={() => add(text)} size="sm">
                {text}
              </Button>
            ))}
        </p>
      </Disclosure>
    </section>
  );
}
