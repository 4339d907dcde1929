import { Select } from '@dining/ui/select';
import { TextArea } from '@dining/ui/text-area';
import { TextField } from '@dining/ui/text-field';
import type { PhoneProduct, PhoneQuote } from '../../entities/reservations/phone-booking';
import { useTranslations } from '../../lib/i18n';
import { BookingAllergies } from './booking-allergies';
import type { BookingSectionProps } from './booking-draft';

interface BookingAnswerFieldsProps extends BookingSectionProps {
  readonly product: PhoneProduct;
  readonly quote: PhoneQuote | undefined;
}

export function BookingAnswerFields({ form, product, quote }: BookingAnswerFieldsProps) {
  const { t } = useTranslations();
  const { value: answers, onChange: changeAnswers } = form.getValueFieldProps('answers');
  const setAnswer = (prodQsCode: string, text: string) => changeAnswers({ ...answers, [prodQsCode]: text });
  return (
    <>
      {product.questions.map(({ prodQsCode, kind, name, required, choices }) => {
        const field = {
          id: form.getId(`answers.${prodQsCode}`),
          error: form.getError(`answers.${prodQsCode}`),
          label: name,
          required,
          value: answers[prodQsCode] ?? '',
        };
        return kind === 'choice' ? (
          <Select
            {...field}
            key={prodQsCode}
            onChange={({ target }) => setAnswer(prodQsCode, target.value)}
            options={choices.map((value) => ({ value, label: value }))}
            placeholder={t('staffDesk.form.choose')}
          />
        ) : (
          <TextField {...field} key={prodQsCode} onChange={({ target }) => setAnswer(prodQsCode, target.value)} />
        );
      })}
      {product.asksAllergies && <BookingAllergies allergies={quote?.allergies ?? []} form={form} />}
      <TextArea {...form.getFieldProps('requestNote')} label={t('staffDesk.form.request')} rows={2} />
    </>
  );
}
