import { formLimits, type VisitorAnswer } from '@dining/domain/reservations/payment-form';
import { switchVisitor } from '@dining/domain/reservations/visitor';
import { Section, Stack } from '@dining/ui/layout';
import { RadioGroup } from '@dining/ui/radio-group';
import { TextField } from '@dining/ui/text-field';
import { t } from '../../lib/i18n';
import { PhoneNumberField } from '../../lib/phone-number/phone-number-field';
import { fieldId } from './form-failure';
import type { FormPart } from './use-payment-form';

const answers: readonly VisitorAnswer['who'][] = ['same', 'different'];

/** Who comes, or collects a pickup: the booker, or somebody else, who is asked for only then (Spec §4 Visitor-same toggle). */
export function VisitorFields({ form, change, errorOf, pickup }: FormPart & { pickup: boolean }) {
  const { visitor } = form;
  const title = t(pickup ? 'payment.collector.title' : 'payment.visitor.title');
  return (
    <Section id="visitor" title={title}>
      <Stack gap={4}>
        <RadioGroup
          inline
          label={title}
          labelHidden
          onChange={(who) => change({ visitor: switchVisitor(form, who).visitor })}
          options={answers.map((who) => ({ value: who, label: t(`payment.visitor.${who}`) }))}
          value={visitor.who}
        />
        {visitor.who === 'different' && (
          <>
            <div id={fieldId('visitorName')}>
              <TextField
                autoComplete="off"
                error={errorOf('visitorName')}
                label={t(pickup ? 'payment.collector.name' : 'payment.visitor.name')}
                maxLength={formLimits.visitorName}
                onChange={(event) => change({ visitor: { ...visitor, name: event.target.value } })}
                required
                requiredMark={t('common.required')}
                value={visitor.name}
              />
            </div>
            <div id={fieldId('visitorPhone')}>
              <PhoneNumberField
                autofill={false}
                error={errorOf('visitorPhone')}
                label={t(pickup ? 'payment.collector.phone' : 'payment.visitor.phone')}
                onChange={(phone) => change({ visitor: { ...visitor, phone } })}
                value={visitor.phone}
              />
            </div>
          </>
        )}
      </Stack>
    </Section>
  );
}
