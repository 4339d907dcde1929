import type { TextFields } from '@dining/contract/codecs/text';
import { formLimits } from '@dining/domain/reservations/payment-form';
import { getVisibleAllergyFields } from '@dining/domain/reservations/visitor';
import { Checkbox } from '@dining/ui/checkbox';
import { FieldGroup } from '@dining/ui/field-group';
import { RadioGroup } from '@dining/ui/radio-group';
import { Stack } from '@dining/ui/stack';
import { TextField } from '@dining/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { LoadFailed } from '../../../components/load-failed';
import { allergiesQuery } from '../../../entities/reservations/queries';
import { useTranslations } from '../../../lib/i18n';
import { localizeField } from '../../../lib/localize-text';
import { formatTooLong } from '../../../lib/text-limit';
import type { FormDraft } from './form-draft';
import { isOtherTextMissing } from './form-failure';

type Allergy = TextFields<'allergyType'> & { readonly allergyCode: string };

interface AllergyFieldsProps {
  allergy: {
    readonly value: FormDraft['allergy'];
    readonly onChange: (allergy: FormDraft['allergy']) => void;
    readonly error: string | undefined;
  };
  consent: Omit<ComponentProps<typeof Checkbox>, 'children' | 'description'>;
  /** Id of the checkboxes' group, which gets the focus after an error. */
  boxesId: string;
  isPickup: boolean;
  /** Allergies of the reservation, which it may keep even if guests cannot select them any more. */
  storedAllergies?: readonly Allergy[];
}

const noAllergies: readonly Allergy[] = [];

/** Asks for the party's allergies, with a separate consent because they are health data (decision 5b). */
export function AllergyFields({
  allergy: field,
  consent,
  boxesId,
  isPickup,
  storedAllergies = noAllergies,
}: AllergyFieldsProps) {
  const translations = useTranslations();
  const { t } = translations;
  const { value: allergy, onChange, error } = field;
  const visibleFields = getVisibleAllergyFields(allergy);
  const otherTooLongText = visibleFields.hasOtherText
    ? formatTooLong(translations, allergy.otherText, formLimits.allergyOther)
    : undefined;
  const isOtherTextInvalid = isOtherTextMissing(allergy) || otherTooLongText !== undefined;
  const { data: offeredAllergies = noAllergies, error: loadError, refetch, isFetching } = useQuery(allergiesQuery);
  const allergies: readonly Allergy[] = [
    ...offeredAllergies,
    ...storedAllergies.filter((stored) =>
      offeredAllergies.every(({ allergyCode }) => allergyCode !== stored.allergyCode),
    ),
  ];
  // A code whose allergy was removed meanwhile has no box, so it is dropped.
  const toggle = (code: string, isChecked: boolean) =>
    onChange({
      ...allergy,
      codes: allergies
        .map(({ allergyCode }) => allergyCode)
        .filter((each) => (each === code ? isChecked : allergy.codes.includes(each))),
    });
  return (
    <section aria-label={t('payment.allergy.title')}>
      <Stack gap={3}>
        <RadioGroup
          inline
          label={t(isPickup ? 'payment.allergy.questionPickup' : 'payment.allergy.question')}
          onChange={(answer) => onChange({ ...allergy, answer })}
          options={[
            { value: 'none', label: t('payment.allergy.none') },
            { value: 'exist', label: t('payment.allergy.exist') },
          ]}
          value={allergy.answer}
        />
        {visibleFields.hasBoxes && (
          <div className="grid gap-4" id={boxesId}>
            {loadError !== null && (
              <LoadFailed error={loadError} onRetry={() => void refetch()} isRetrying={isFetching} />
            )}
            <FieldGroup error={isOtherTextInvalid ? undefined : error} label={t('payment.allergy.choose')}>
              <div className="grid grid-cols-2 gap-x-4 md:grid-cols-4">
                {allergies.map(({ allergyCode, ...row }) => (
                  <Checkbox
                    checked={allergy.codes.includes(allergyCode)}
                    key={allergyCode}
                    onChange={(event) => toggle(allergyCode, event.target.checked)}
                  >
                    {localizeField(translations, row, 'allergyType')}
                  </Checkbox>
                ))}
              </div>
            </FieldGroup>
            {visibleFields.hasOtherText && (
              <TextField
                autoComplete="off"
                error={isOtherTextMissing(allergy) ? error : otherTooLongText}
                label={t('payment.allergy.otherPlaceholder')}
                onChange={(event) => onChange({ ...allergy, otherText: event.target.value })}
                value={allergy.otherText}
              />
            )}
          </div>
        )}
        {visibleFields.hasBoxes && (
          <div className="rounded-md bg-sunk px-4 py-2">
            <Checkbox
              {...consent}
              description={t(isPickup ? 'payment.allergy.consentDetailPickup' : 'payment.allergy.consentDetail')}
            >
              {t('payment.allergy.consent')}
            </Checkbox>
          </div>
        )}
      </Stack>
    </section>
  );
}
