import { korea, type PhoneNumber } from '@dining/domain/shared/phone-number';
import { controlClass } from '@dining/ui/field';
import { FieldGroup } from '@dining/ui/field-group';
import { focusNextInput } from '@dining/ui/focus-field';
import { joinClasses } from '@dining/ui/join-classes';
import { Select } from '@dining/ui/select';
import { useMemo, useRef } from 'react';
import { useTranslations } from '../../lib/i18n';
import { listCountryOptions } from '../../lib/phone-number/countries';
import { usePhoneText } from './use-phone-text';

export interface PhoneNumberFieldProps {
  label: string;
  value: PhoneNumber;
  onChange: (number: PhoneNumber) => void;
  description?: string | undefined;
  error: string | undefined;
  disabled?: boolean;
  autofill?: boolean;
  /** True if Enter moves the focus to the next input of the section. */
  shouldMoveFocusOnEnter?: boolean;
}

/**
 * Shows a field for a mobile number and its country (decisions 36 and 54): Korea unless another one is chosen or typed.
 */
export function PhoneNumberField(props: PhoneNumberFieldProps) {
  const translations = useTranslations();
  const { t } = translations;
  const { label, value, onChange, description, error } = props;
  const { disabled = false, autofill = true, shouldMoveFocusOnEnter = false } = props;
  const countries = useMemo(() => listCountryOptions(translations), [translations]);
  const { number, text, callingCode, changeCountry, handlers } = usePhoneText(value, onChange);
  const isTouched = useRef(false);
  const markTouched = () => {
    isTouched.current = true;
  };
  const isForeign = callingCode !== undefined;
  return (
    <FieldGroup description={description} error={error} label={label} required>
      <div className="@container">
        <div
          className={joinClasses(
            'grid gap-2',
            // A number with a calling code needs the full width of a phone, as do many country names.
            isForeign
              ? '@lg:grid-cols-[15rem_minmax(0,1fr)]'
              : 'grid-cols-[minmax(min(9.5rem,45%),2fr)_minmax(0,3fr)] @lg:grid-cols-[11rem_minmax(0,1fr)]',
          )}
        >
          <Select
            autoComplete={autofill ? 'country' : 'off'}
            disabled={disabled}
            label={t('phone.country')}
            labelHidden
            onBlur={() => {
              isTouched.current = false;
            }}
            onChange={({ currentTarget }) => {
              // Autofill changes the list without pointer, key or focus events.
              const isManual = isTouched.current || document.activeElement === currentTarget;
              changeCountry(currentTarget.value, isManual ? 'manual' : 'autofill');
            }}
            onKeyDown={markTouched}
            onPointerDown={markTouched}
            options={countries}
            placeholder={number.country === '' ? t('phone.country') : undefined}
            value={number.country}
          />
          <div className={joinClasses('grid items-center gap-2', isForeign && 'grid-cols-[auto_minmax(0,1fr)]')}>
            {isForeign && <span className="min-w-10 text-center text-ink-soft">{callingCode}</span>}
            <input
              {...handlers}
              aria-invalid={error !== undefined || undefined}
              aria-label={t(isForeign ? 'phone.number' : 'phone.korean')}
              aria-required
              autoComplete={autofill ? 'tel' : 'off'}
              className={joinClasses(controlClass, 'min-h-12')}
              disabled={disabled}
              enterKeyHint={shouldMoveFocusOnEnter ? 'next' : undefined}
              inputMode="tel"
              onKeyDown={(event) => {
                handlers.onKeyDown(event);
                if (shouldMoveFocusOnEnter) focusNextInput(event);
              }}
              placeholder={number.country === korea ? t('phone.koreanExample') : undefined}
              type="tel"
              value={text}
            />
          </div>
        </div>
      </div>
    </FieldGroup>
  );
}
