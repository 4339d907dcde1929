import type { ProductQuestion } from '@dining/domain/products/product';
import { formLimits } from '@dining/domain/reservations/payment-form';
import { listTranslations } from '@dining/domain/shared/localized-text';
import { OptionTiles } from '@dining/ui/option-tiles';
import { Stack } from '@dining/ui/stack';
import { TextField } from '@dining/ui/text-field';
import { useTranslations } from '../../../lib/i18n';
import { localizeText } from '../../../lib/localize-text';
import { formatTooLong } from '../../../lib/text-limit';
import type { PaymentFields } from './use-payment-form';

interface QuestionFieldsProps extends PaymentFields {
  questions: readonly ProductQuestion[];
}

export function QuestionFields({ questions, getFieldProps, getValueFieldProps, getId }: QuestionFieldsProps) {
  const translations = useTranslations();
  const { t } = translations;
  return (
    <section aria-label={t('payment.questions.title')}>
      <Stack gap={4}>
        {questions.map(({ prodQsCode, name, required, kind, choices }) => {
          const fieldName = `question:${prodQsCode}` as const;
          const { value = '', onChange, error } = getValueFieldProps(fieldName);
          const sharedProps = { error, label: localizeText(translations, name), required };
          return kind === 'text' ? (
            <TextField
              {...getFieldProps(fieldName)}
              {...sharedProps}
              autoComplete="off"
              error={error ?? formatTooLong(translations, value, formLimits.answer)}
              key={prodQsCode}
              placeholder={t('payment.questions.placeholder')}
            />
          ) : (
            <div id={getId(fieldName)} key={prodQsCode}>
              <OptionTiles
                {...sharedProps}
                variant="chips"
                onChange={onChange}
                options={choices.map((choice) => ({
                  value: localizeText(translations, choice),
                  label: localizeText(translations, choice),
                }))}
                // The stored answer may be in another language.
                value={
                  choices
                    .filter((choice) => listTranslations(choice).includes(value))
                    .map((choice) => localizeText(translations, choice))[0]
                }
              />
            </div>
          );
        })}
      </Stack>
    </section>
  );
}
