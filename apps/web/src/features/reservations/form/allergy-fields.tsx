import { formLimits } from '@dining/domain/reservations/payment-form';
import { getOpenAllergyFields } from '@dining/domain/reservations/visitor';
import { Checkbox } from '@dining/ui/checkbox';
import { FieldGroup } from '@dining/ui/field-group';
import { RadioGroup } from '@dining/ui/radio-group';
import { Stack } from '@dining/ui/stack';
import { TextField } from '@dining/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../components/load-failed';
import { allergiesQuery } from '../../../entities/reservations/queries';
import { useTranslations } from '../../../lib/i18n';
import { wireText } from '../../../lib/text-for';
import { tooLongText } from '../../../lib/text-limit';
import { fieldId, wantsOtherText } from './form-failure';
import type { FormPart } from './use-payment-form';

/** Allergies of the party, asked for where there are any, with a consent of their own because they are health data (decision 5b). */
export function AllergyFields({ form, change, errorOf, pickup }: FormPart & { pickup: boolean }) {
  const translations = useTranslations();
  const { t } = translations;
  const { allergy } = form;
  const open = getOpenAllergyFields(allergy);
  const otherTooLong = open.otherText ? tooLongText(translations, allergy.otherText, formLimits.allergyOther) : undefined;
  const { data: list = [], error, refetch, isFetching } = useQuery(allergiesQuery);
  const tick = (code: string, ticked: boolean) =>
    change({ allergy: { ...allergy, codes: ticked ? [...allergy.codes, code] : allergy.codes.filter((one) => one !== code) } });
  return (
    <section aria-label={t('payment.allergy.title')}>
      <Stack gap={3}>
        <RadioGroup
          inline
          label={t(pickup ? 'payment.allergy.questionPickup' : 'payment.allergy.question')}
          onChange={(answer) => change({ allergy: { ...allergy, answer } })}
          options={[
            { value: 'none', label: t('payment.allergy.none') },
            { value: 'exist', label: t('payment.allergy.exist') },
          ]}
          value={allergy.answer}
        />
        {open.boxes && (
          <div className="grid gap-4" id={fieldId('allergy')}>
            {error !== null && <LoadFailed error={error} onRetry={() => void refetch()} retrying={isFetching} />}
            <FieldGroup
              error={wantsOtherText(form) || otherTooLong !== undefined ? undefined : errorOf('allergy')}
              label={t('payment.allergy.choose')}
            >
              <div className="grid grid-cols-2 gap-x-4 md:grid-cols-4">
                {list.map(({ allergyCode, ...row }) => (
                  <Checkbox
                    checked={allergy.codes.includes(allergyCode)}
                    key={allergyCode}
                    onChange={(event) => tick(allergyCode, event.target.checked)}
                  >
                    {wireText(translations, row, 'allergyType')}
                  </Checkbox>
                ))}
              </div>
            </FieldGroup>
            {open.otherText && (
              <TextField
                autoComplete="off"
                error={wantsOtherText(form) ? errorOf('allergy') : otherTooLong}
                label={t('payment.allergy.otherPlaceholder')}
                onChange={(event) => change({ allergy: { ...allergy, otherText: event.target.value } })}
                value={allergy.otherText}
              />
            )}
          </div>
        )}
        {open.boxes && (
          <div className="rounded-md bg-sunk px-4 py-2" id={fieldId('allergyConsent')}>
            <Checkbox
              checked={allergy.consent}
              description={t(pickup ? 'payment.allergy.consentDetailPickup' : 'payment.allergy.consentDetail')}
              error={errorOf('allergyConsent')}
              onChange={(event) => change({ allergy: { ...allergy, consent: event.target.checked } })}
              required
            >
              {t('payment.allergy.consent')}
            </Checkbox>
          </div>
        )}
      </Stack>
    </section>
  );
}
