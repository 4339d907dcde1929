import type { Country } from '@dining/domain/shared/phone-number';
import { cx } from '@dining/ui/cx';
import { controlClass } from '@dining/ui/field';
import { useQuery } from '@tanstack/react-query';
import { t } from '../i18n';
import { abroadLimit, numbersQuery } from './phone-number';

interface AbroadPartProps {
  country: Country;
  value: string;
  onChange: (number: string) => void;
  wrong: boolean;
  disabled: boolean;
  autofill: boolean;
}

/** The calling code of a country, and the number after it in one piece. */
export function AbroadPart({ country, value, onChange, wrong, disabled, autofill }: AbroadPartProps) {
  const numbers = useQuery(numbersQuery).data;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-2">
      <span className="min-w-10 text-center text-ink-soft">{numbers?.callingCode(country) ?? '+'}</span>
      <input
        aria-invalid={wrong || undefined}
        aria-label={t('phone.number')}
        aria-required
        autoComplete={autofill ? 'tel-national' : 'off'}
        className={cx(controlClass, 'min-h-12')}
        disabled={disabled}
        inputMode="tel"
        maxLength={abroadLimit}
        onChange={(event) => onChange(event.target.value)}
        type="tel"
        value={value}
      />
    </div>
  );
}
