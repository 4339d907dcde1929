import { korea, noPhoneNumber, type PhoneNumber } from '@dining/domain/shared/phone-number';
import { cx } from '@dining/ui/cx';
import { FieldGroup } from '@dining/ui/field-group';
import { Select } from '@dining/ui/select';
import { useMemo } from 'react';
import { t } from '../i18n';
import { AbroadPart } from './abroad-part';
import { countryOptions } from './countries';
import { KoreanNumber } from './korean-number';
import { typedNumber } from './phone-number';

export interface PhoneNumberFieldProps {
  label: string;
  value: PhoneNumber;
  onChange: (number: PhoneNumber) => void;
  description?: string | undefined;
  error: string | undefined;
  disabled?: boolean;
  /** Off for somebody else's number, which the browser does not know. */
  autofill?: boolean;
}

/**
 * A mobile number with its country beside it: Korea and its 010 rule unless another is chosen, or named by the number itself
 * (decision 36). What was typed for one country waits while another is looked at.
 */
export function PhoneNumberField(props: PhoneNumberFieldProps) {
  const { label, value, onChange, description, error, disabled = false, autofill = true } = props;
  const countries = useMemo(() => countryOptions(), []);
  const takeAbroad = (text: string) =>
    void typedNumber(text.replace(/[^+\d]/g, '')).then((number) => {
      if (number.country !== korea) onChange({ ...number, korean: noPhoneNumber.korean });
    });
  const shared = { wrong: error !== undefined, disabled, autofill };
  return (
    <FieldGroup description={description} error={error} label={label} required requiredMark={t('common.required')}>
      <div className="@container">
        <div
          className={cx(
            'grid gap-2',
            // With a calling code before it, a whole number needs a phone's whole width; so do the names of many countries.
            value.country === korea
              ? 'grid-cols-[minmax(min(9.5rem,45%),2fr)_minmax(0,3fr)] @lg:grid-cols-[11rem_minmax(0,1fr)]'
              : '@lg:grid-cols-[15rem_minmax(0,1fr)]',
          )}
        >
          <Select
            autoComplete={autofill ? 'country' : 'off'}
            disabled={disabled}
            label={t('phone.country')}
            labelHidden
            onChange={(event) => onChange({ ...value, country: event.target.value })}
            options={countries}
            value={value.country}
          />
          {value.country === korea ? (
            <KoreanNumber
              {...shared}
              onAbroad={takeAbroad}
              onChange={(korean) => onChange({ ...value, korean })}
              value={value.korean}
            />
          ) : (
            <AbroadPart
              {...shared}
              country={value.country}
              onChange={(abroad) => onChange({ ...value, abroad })}
              value={value.abroad}
            />
          )}
        </div>
      </div>
    </FieldGroup>
  );
}
