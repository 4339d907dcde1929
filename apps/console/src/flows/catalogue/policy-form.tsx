import type { ExampleBooking } from '@dining/domain/cancellation/fee-examples';
import { getFeeCap } from '@dining/domain/cancellation/policy';
import { checkPolicyFields, type PolicyFields } from '@dining/domain/catalogue/check-fields';
import type { TextFields } from '@dining/domain/catalogue/fields';
import { useAlerts } from '@dining/ui/alerts';
import { Button } from '@dining/ui/button';
import { Checkbox } from '@dining/ui/checkbox';
import { FieldGroup } from '@dining/ui/field-group';
import { TextField } from '@dining/ui/text-field';
import type { Outcome } from '../../lib/attempt';
import { useTranslations } from '../../lib/i18n';
import { createPolicyText } from '../../lib/text-templates';
import { FeeExamples } from './fee-examples';
import { FieldsFormFrame } from './fields-form';
import { LanguageFields } from './language-fields';
import { PolicyTimeLine } from './policy-time-line';
import { parseNumber, useFieldsForm } from './use-fields-form';

interface TierValues {
  readonly hoursBefore: string;
  readonly feePercent: string;
}

interface PolicyValues {
  readonly reservationBased: boolean;
  readonly graceMinutes: string;
  readonly tiers: readonly TierValues[];
  readonly description: TextFields;
  readonly effectiveFrom: string;
}

type Rules = Pick<PolicyFields, 'reservationBased' | 'graceMinutes' | 'tiers'>;

const parseRules = ({
  reservationBased,
  graceMinutes,
  tiers,
}: Omit<PolicyValues, 'description' | 'effectiveFrom'>): Rules => ({
  reservationBased,
  graceMinutes: parseNumber(graceMinutes),
  tiers: tiers.map(({ hoursBefore, feePercent }) => ({
    hoursBefore: parseNumber(hoursBefore),
    feePercent: parseNumber(feePercent),
  })),
});

/** The values with which the form of a first policy starts. Its fees are within the cap of every restaurant. */
const template = {
  reservationBased: false,
  graceMinutes: '30',
  tiers: [
    { hoursBefore: '48', feePercent: '10' },
    { hoursBefore: '24', feePercent: '20' },
  ],
  effectiveFrom: '',
};

const toValues = (rules: Rules | undefined): PolicyValues => {
  const values =
    rules === undefined
      ? template
      : {
          reservationBased: rules.reservationBased,
          graceMinutes: String(rules.graceMinutes),
          tiers: rules.tiers.map(({ hoursBefore, feePercent }) => ({
            hoursBefore: String(hoursBefore),
            feePercent: String(feePercent),
          })),
          effectiveFrom: '',
        };
  return { ...values, description: createPolicyText(parseRules(values)) };
};

/** Converts a version to the values of the form, with the text of that version. */
const toVersionValues = (version: Rules & { readonly description: TextFields }): PolicyValues => ({
  ...toValues(version),
  description: version.description,
});

interface PolicyFormProps {
  readonly draftKey: string;
  /** The rules of the newest version, from which a new one starts. */
  readonly latest: Rules | undefined;
  /** The version in effect, from which a new one may start; undefined if there is none. */
  readonly inEffect: (Rules & { readonly description: TextFields }) | undefined;
  readonly lastVersion: string | null;
  readonly paysDepositsOnly: boolean;
  /** A paid booking of the venue; null if there is none. */
  readonly exampleBooking: ExampleBooking | null;
  readonly onSave: (
    fields: PolicyFields,
    effectiveFrom: string | null,
    lastVersion: string | null,
  ) => Promise<Outcome<object>>;
  readonly onSaved: () => void;
}

/** Shows the form that adds a version of the cancellation policy of a venue. */
export function PolicyForm(props: PolicyFormProps) {
  const { draftKey, latest, inEffect, lastVersion, paysDepositsOnly, exampleBooking, onSave, onSaved } = props;
  const { t } = useTranslations();
  const alerts = useAlerts();
  const initialValues = toValues(latest);
  const form = useFieldsForm<PolicyValues, PolicyFields>({
    draftKey,
    version: lastVersion,
    initialValues,
    toFields: (values) => ({ ...parseRules(values), description: values.description }),
    check: (fields) => checkPolicyFields(fields, paysDepositsOnly ? 'deposits_only' : 'paid_in_full'),
    save: (fields, version, { effectiveFrom }) => onSave(fields, effectiveFrom === '' ? null : effectiveFrom, version),
    labels: {
      reservationBased: t('setup.policy.reservationBased'),
      graceMinutes: t('setup.policy.grace'),
      tiers: t('setup.policy.tiers'),
      description: t('setup.policy.description'),
    },
    onSaved,
  });
  const { value: reservationBased, onChange: setReservationBased } = form.getValueFieldProps('reservationBased');
  const { value: tiers, onChange: setTiers, error: tiersError } = form.getValueFieldProps('tiers');
  const rules = parseRules({ reservationBased, tiers, graceMinutes: '0' });
  const cap = paysDepositsOnly ? null : getFeeCap(rules);
  const changeTier = (place: number, changes: Partial<TierValues>) =>
    setTiers(tiers.map((tier, index) => (index === place ? { ...tier, ...changes } : tier)));
  const insertInEffect = async (version: NonNullable<typeof inEffect>): Promise<void> => {
    const isSure =
      JSON.stringify(form.getValues()) === JSON.stringify(initialValues) ||
      (await alerts.show({
        title: t('setup.policy.replaceTitle'),
        message: t('setup.policy.replaceText'),
        confirmLabel: t('setup.terms.startInEffect'),
        cancelLabel: t('common.buttons.cancel'),
      }));
    if (!isSure) return;
    const values = toVersionValues(version);
    form.setValue('reservationBased', values.reservationBased);
    form.setValue('graceMinutes', values.graceMinutes);
    form.setValue('tiers', [...values.tiers]);
    form.setValue('description', values.description);
    form.clearErrors();
  };
  return (
    <FieldsFormFrame form={form} submitLabel={t('setup.terms.add')}>
      {inEffect !== undefined && (
        <Button className="justify-self-start" onClick={() => void insertInEffect(inEffect)}>
          {t('setup.terms.startInEffect')}
        </Button>
      )}
      <Checkbox
        checked={reservationBased}
        description={t('setup.policy.reservationBasedHint')}
        onChange={(event) => setReservationBased(event.target.checked)}
      >
        {t('setup.policy.reservationBased')}
      </Checkbox>
      <FieldGroup
        description={cap === null ? t('setup.policy.tiersHintWithoutCap') : t('setup.policy.tiersHint', { cap })}
        error={tiersError}
        label={t('setup.policy.tiers')}
      >
        <div className="grid max-w-xl gap-3" id={form.getId('tiers')}>
          {tiers.map((tier, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tiers have no id
            <div className="grid grid-cols-[1fr_1fr_auto] items-start gap-3" key={index}>
              {(['hoursBefore', 'feePercent'] as const).map((column) => (
                <TextField
                  autoComplete="off"
                  inputMode="numeric"
                  key={column}
                  label={t(`setup.policy.${column}`)}
                  onChange={(event) => changeTier(index, { [column]: event.target.value })}
                  value={tier[column]}
                />
              ))}
              <Button
                aria-label={t('setup.policy.removeTier', { hours: tier.hoursBefore })}
                className="mt-7"
                onClick={() => setTiers(tiers.filter((_, place) => place !== index))}
                variant="quiet"
              >
                ✕
              </Button>
            </div>
          ))}
          <Button
            className="justify-self-start"
            onClick={() => setTiers([...tiers, { hoursBefore: '', feePercent: '' }])}
            size="sm"
          >
            {t('setup.policy.addTier')}
          </Button>
        </div>
      </FieldGroup>
      <PolicyTimeLine cap={cap} tiers={rules.tiers} />
      <FeeExamples booking={exampleBooking} paysDepositsOnly={paysDepositsOnly} policy={rules} />
      <TextField
        {...form.getFieldProps('graceMinutes')}
        autoComplete="off"
        className="max-w-md"
        description={t('setup.policy.graceHint')}
        inputMode="numeric"
        label={t('setup.policy.grace')}
      />
      <Button
        className="justify-self-start"
        onClick={() => form.setValue('description', createPolicyText(parseRules(form.getValues())))}
        size="sm"
      >
        {t('setup.policy.write')}
      </Button>
      <LanguageFields
        getField={(language) => form.getFieldProps(`description.${language}`)}
        kind="lines"
        label={t('setup.policy.description')}
        required
      />
      <TextField
        {...form.getFieldProps('effectiveFrom')}
        className="max-w-md"
        description={t('setup.terms.fromHint')}
        label={t('setup.terms.from')}
        type="date"
        verbatim
      />
    </FieldsFormFrame>
  );
}
