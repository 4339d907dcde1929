import { formLimits, type VisitorAnswer } from '@dining/domain/reservations/payment-form';
import { switchVisitor } from '@dining/domain/reservations/visitor';
import { Section, Stack } from '@dining/ui/layout';
import { RadioGroup } from '@dining/ui/radio-group';
import { TextField } from '@dining/ui/text-field';
import { useAreaCodes } from '../../entities/app/area-codes';
import { t } from '../../lib/i18n';
import { PhoneNumberField } from '../../lib/phone-number/phone-number-field';
import { fieldId } from './form-failure';
import type { FormPart } from './use-payment-form';

const answers: readonly VisitorAnswer['who'][] = ['same', 'different'];

/** Who comes: the booker, kept in sync and closed to typing, or somebody else (Spec §4 Visitor-same toggle). */
export function VisitorFields({ form, change, errorOf }: FormPart) {
  const { visitor } = form;
  const areas = useAreaCodes();
  const same = visitor.who === 'same';
  return (
    <Section id="visitor" title={t('payment.visitor.title')}>
      <Stack gap={6}>
        <RadioGroup
          inline
          label={t('payment.visitor.title')}
          labelHidden
          onChange={(who) => change({ visitor: switchVisitor(form, who).visitor })}
          options={answers.map((who) => ({ value: who, label: t(`payment.visitor.${who}`) }))}
          value={visitor.who}
        />
        <div id={fieldId('visitorName')}>
          <TextField
            autoComplete="off"
            disabled={same}
            error={errorOf('visitorName')}
            label={t('payment.visitor.name')}
            maxLength={formLimits.visitorName}
            onChange={(event) => change({ visitor: { ...visitor, name: event.target.value } })}
            required
            requiredMark={t('common.required')}
            value={visitor.name}
          />
        </div>
        <div id={fieldId('visitorPhone')}>
          <PhoneNumberField
            areas={areas}
            autofill={false}
            disabled={same}
            error={errorOf('visitorPhone')}
            label={t('payment.visitor.phone')}
            onChange={(phone) => change({ visitor: { ...visitor, phone } })}
            value={visitor.phone}
          />
        </div>
      </Stack>
    </Section>
  );
}
