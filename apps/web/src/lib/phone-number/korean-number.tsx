import { isWholePhone, type Phone, typedPhone, writtenPhone } from '@dining/domain/shared/phone';
import { cx } from '@dining/ui/cx';
import { controlClass } from '@dining/ui/field';
import { useState } from 'react';
import { t } from '../i18n';

interface KoreanNumberProps {
  value: Phone;
  onChange: (phone: Phone) => void;
  /** A whole number of another country that was put in: it names that country itself. */
  onAbroad: (text: string) => void;
  wrong: boolean;
  disabled: boolean;
  autofill: boolean;
}

/** Most characters that a number is written in, blanks, brackets and its country included. */
const longest = 24;

/** A Korean mobile number in one piece, typed or pasted in any writing; only its digits count (Spec §5). */
export function KoreanNumber({ value, onChange, onAbroad, wrong, disabled, autofill }: KoreanNumberProps) {
  const written = writtenPhone(value);
  const [typed, setTyped] = useState(written);
  // What stands there stays as it is typed, as long as it says the same as the form.
  const shown = writtenPhone(typedPhone(typed)) === written ? typed : written;
  const change = (text: string) => {
    setTyped(text);
    onChange(typedPhone(text));
  };
  const leave = () => {
    // In full width, too, as it is typed in Japanese and Chinese.
    const plain = shown.normalize('NFKC').trim();
    if (/^(\+|00)(?!82)[1-9]/.test(plain)) return onAbroad(plain.replace(/^00/, '+'));
    if (isWholePhone(value)) setTyped(written);
  };
  return (
    <input
      aria-invalid={wrong || undefined}
      aria-label={t('phone.korean')}
      aria-required
      autoComplete={autofill ? 'tel' : 'off'}
      className={cx(controlClass, 'min-h-12')}
      disabled={disabled}
      inputMode="tel"
      maxLength={longest}
      onBlur={leave}
      onChange={(event) => change(event.target.value)}
      placeholder={t('phone.koreanExample')}
      type="tel"
      value={shown}
    />
  );
}
