import { formLimits } from '@dining/domain/reservations/payment-form';
import { switchVisitor } from '@dining/domain/reservations/visitor';
import { normalizeName } from '@dining/domain/shared/typed-text';
import { Checkbox } from '@dining/ui/checkbox';
import { FieldGroup } from '@dining/ui/field-group';
import { Stack } from '@dining/ui/stack';
import { TextField } from '@dining/ui/text-field';
import { PhoneNumberField } from '../../../components/phone-number/phone-number-field';
import { useTranslations } from '../../../lib/i18n';
import { tooLongText } from '../../../lib/text-limit';
import { fieldId } from './form-failure';
import type { FormPart } from './use-payment-form';

const words = {
  visitor: {
    different: 'payment.visitor.different',
    title: 'payment.visitor.title',
    name: 'payment.visitor.name',
    phone: 'payment.visitor.phone',
  },
  collector: {
    different: 'payment.collector.different',
    title: 'payment.collector.title',
    name: 'payment.collector.name',
    phone: 'payment.collector.phone',
  },
} as const;

/** Who comes, or collects a pickup: the booker, or somebody else, who is asked for only then (Spec §4 Visitor-same toggle). */
export function VisitorFields({ form, change, errorOf, pickup }: FormPart & { pickup: boolean }) {
  const translations = useTranslations();
  const { t } = translations;
  const { visitor } = form;
  const texts = words[pickup ? 'collector' : 'visitor'];
  return (
    <div>
      <Checkbox
        checked={visitor.who === 'different'}
        onChange={({ target }) => change({ visitor: switchVisitor(form, target.checked ? 'different' : 'same').visitor })}
      >
        {t(texts.different)}
      </Checkbox>
      {visitor.who === 'different' && (
        <FieldGroup className="mt-2" label={t(texts.title)} labelHidden>
          <Stack gap={4}>
            <div id={fieldId('visitorName')}>
              <TextField
                autoComplete="off"
                error={errorOf('visitorName') ?? tooLongText(translations, visitor.name, formLimits.visitorName)}
                label={t(texts.name)}
                normalize={normalizeName}
                onChange={(event) => change({ visitor: { ...visitor, name: event.target.value } })}
                required
                value={visitor.name}
              />
            </div>
            <div id={fieldId('visitorPhone')}>
              <PhoneNumberField
                autofill={false}
                error={errorOf('visitorPhone')}
                label={t(texts.phone)}
                onChange={(phone) => change({ visitor: { ...visitor, phone } })}
                value={visitor.phone}
              />
            </div>
          </Stack>
        </FieldGroup>
      )}
    </div>
  );
}
