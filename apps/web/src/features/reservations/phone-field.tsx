import { areaCodes, cleanPhonePart, type Phone, parsePhone } from '@dining/domain/shared/phone';
import { cx } from '@dining/ui/cx';
import { controlClass } from '@dining/ui/field';
import { FieldGroup } from '@dining/ui/field-group';
import { Select } from '@dining/ui/select';
import type { ChangeEvent } from 'react';
import { useAppData } from '../../entities/app/app-data';
import { t } from '../../lib/i18n';

interface PhoneFieldProps {
  label: string;
  value: Phone;
  onChange: (phone: Phone) => void;
  error: string | undefined;
  disabled?: boolean;
  /** Off for somebody else's number, which the browser does not know. */
  autofill?: boolean;
}

const box = cx(controlClass, 'min-h-12 text-center');

/** A mobile number in its three parts: 010, and twice digits alone (Spec §5). A whole number put into one part fills all. */
export function PhoneField({ label, value, onChange, error, disabled = false, autofill = true }: PhoneFieldProps) {
  const listed = useAppData()?.dbPropList.find(({ propName }) => propName === 'AREA_CODE')?.propAttrList;
  const areas = listed?.map(({ propAttrValue }) => propAttrValue) ?? areaCodes;
  const change = (part: 'middle' | 'last') => (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.target.value;
    const whole = parsePhone(typed);
    onChange(whole ?? { ...value, [part]: cleanPhonePart(typed).slice(0, 4) });
  };
  const wrong = error !== undefined;
  const shared = { disabled, inputMode: 'numeric', type: 'text', className: box } as const;
  return (
    <FieldGroup error={error} label={label} required requiredMark={t('common.required')}>
      <div className="grid grid-cols-[6rem_1fr_1fr] gap-2">
        <Select
          autoComplete={autofill ? 'tel-area-code' : 'off'}
          disabled={disabled}
          label={t('payment.booker.phoneArea')}
          labelHidden
          onChange={(event) => onChange({ ...value, first: event.target.value })}
          options={areas.map((area) => ({ value: area, label: area }))}
          value={value.first}
        />
        <input
          {...shared}
          aria-invalid={wrong && value.middle.length < 4 ? true : undefined}
          aria-label={t('payment.booker.phoneMiddle')}
          aria-required
          autoComplete={autofill ? 'tel-local-prefix' : 'off'}
          onChange={change('middle')}
          value={value.middle}
        />
        <input
          {...shared}
          aria-invalid={wrong && value.last.length < 4 ? true : undefined}
          aria-label={t('payment.booker.phoneLast')}
          aria-required
          autoComplete={autofill ? 'tel-local-suffix' : 'off'}
          onChange={change('last')}
          value={value.last}
        />
      </div>
    </FieldGroup>
  );
}
