import { formLimits } from '@dining/domain/reservations/payment-form';
import { Button } from '@dining/ui/button';
import { Disclosure } from '@dining/ui/disclosure';
import { TextArea } from '@dining/ui/text-area';
import { useState } from 'react';
import { useAppData } from '../../../entities/app/app-data';
import { useTranslations } from '../../../lib/i18n';
import { wireText } from '../../../lib/text-for';
import { textLimit } from '../../../lib/text-limit';
import { fieldId } from './form-failure';
import type { FormPart } from './use-payment-form';

/** A note to the venue, unfolded by whoever has a wish; for a visit with the wishes it hears most often a tap away. */
export function RequestNote({ form, change, errorOf, pickup }: FormPart & { pickup: boolean }) {
  const translations = useTranslations();
  const { t } = translations;
  const [written] = useState(form.requestNote !== '');
  const listed = useAppData()?.dbPropList.find(({ propName }) => propName === 'REQUEST_HINT')?.propAttrList ?? [];
  const wishes = pickup ? [] : listed;
  const add = (wish: string) => {
    const note = [form.requestNote.trimEnd(), wish].filter(Boolean).join('\n');
    change({ requestNote: note });
  };
  return (
    <section aria-label={t('payment.request.title')} className="-my-3">
      <Disclosure
        defaultOpen={written}
        look="bare"
        summary={<span className="heading text-lg md:text-xl">{t('payment.request.add')}</span>}
      >
        <p className="mb-3">{t('payment.request.hint')}</p>
        <div id={fieldId('requestNote')}>
          <TextArea
            autoComplete="off"
            error={errorOf('requestNote')}
            label={t('payment.request.title')}
            labelHidden
            limit={textLimit(translations, form.requestNote, formLimits.requestNote, (values) =>
              t('payment.request.count', values),
            )}
            onChange={(event) => change({ requestNote: event.target.value })}
            placeholder={t(pickup ? 'payment.request.placeholderPickup' : 'payment.request.placeholder')}
            value={form.requestNote}
          />
        </div>
        <p className="-mx-5 mt-3 flex gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] *:shrink-0 empty:hidden md:mx-0 md:flex-wrap md:px-0">
          {wishes
            .map((wish) => ({ value: wish.propAttrValue, text: wireText(translations, wish, 'propAttrDesc') }))
            .filter(({ text }) => !form.requestNote.includes(text))
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
