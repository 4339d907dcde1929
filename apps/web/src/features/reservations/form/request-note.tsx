import { formLimits } from '@dining/domain/reservations/payment-form';
import { Button } from '@dining/ui/button';
import { Disclosure } from '@dining/ui/disclosure';
import { TextArea } from '@dining/ui/text-area';
import { type ComponentProps, useState } from 'react';
import { useAppData } from '../../../entities/app/app-data';
import { useTranslations } from '../../../lib/i18n';
import { localizeField } from '../../../lib/localize-text';
import { getTextLimit } from '../../../lib/text-limit';
import type { PaymentFields } from './use-payment-form';

interface RequestFieldProps {
  field: Omit<ComponentProps<typeof TextArea>, 'label'>;
  value: string;
  onChange: (note: string) => void;
  isPickup: boolean;
}

/** Renders the field for a note to the restaurant and, unless it is a pickup, buttons that insert common requests. */
export function RequestField({ field, value: requestNote, onChange, isPickup }: RequestFieldProps) {
  const translations = useTranslations();
  const { t } = translations;
  const commonRequests =
    useAppData()?.dbPropList.find(({ propName }) => propName === 'REQUEST_HINT')?.propAttrList ?? [];
  const suggestions = isPickup ? [] : commonRequests;
  const addSuggestion = (text: string) => {
    onChange([requestNote.trimEnd(), text].filter(Boolean).join('\n'));
  };
  return (
    <>
      <p className="mb-3">{t('payment.request.hint')}</p>
      <TextArea
        {...field}
        autoComplete="off"
        label={t('payment.request.title')}
        labelHidden
        limit={getTextLimit(translations, requestNote, formLimits.requestNote, (counts) =>
          t('payment.request.count', counts),
        )}
        placeholder={t(isPickup ? 'payment.request.placeholderPickup' : 'payment.request.placeholder')}
      />
      <p className="-mx-5 mt-3 flex gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] *:shrink-0 empty:hidden md:mx-0 md:flex-wrap md:px-0">
        {suggestions
          .map((row) => ({ value: row.propAttrValue, text: localizeField(translations, row, 'propAttrDesc') }))
          .filter(({ text }) => !requestNote.includes(text))
          .map(({ value, text }) => (
            <Button key={value} onClick={() => addSuggestion(text)} size="sm">
              {text}
            </Button>
          ))}
      </p>
    </>
  );
}

interface RequestNoteProps extends PaymentFields {
  isPickup: boolean;
}

export function RequestNote({ getFieldProps, values, setValues, isPickup }: RequestNoteProps) {
  const { t } = useTranslations();
  const [isInitiallyOpen] = useState(values.requestNote !== '');
  return (
    <section aria-label={t('payment.request.title')} className="-my-3">
      <Disclosure
        defaultOpen={isInitiallyOpen}
        variant="bare"
        summary={<span className="heading text-lg md:text-xl">{t('payment.request.add')}</span>}
      >
        <RequestField
          field={getFieldProps('requestNote')}
          onChange={(requestNote) => setValues({ requestNote })}
          isPickup={isPickup}
          value={values.requestNote}
        />
      </Disclosure>
    </section>
  );
}
