import { areaCodes, cleanPhonePart, type Phone, parsePhone } from '@dining/domain/shared/phone';
import { cx } from '@dining/ui/cx';
import { controlClass } from '@dining/ui/field';
import { Select } from '@dining/ui/select';
import type { ChangeEvent } from 'react';
import { t } from '../i18n';

interface KoreanPartsProps {
  value: Phone;
  onChange: (phone: Phone) => void;
  wrong: boolean;
  disabled: boolean;
  autofill: boolean;
  areas?: readonly string[] | undefined;
}

const box = cx(controlClass, 'min-h-12 text-center');

/** 010, and twice digits alone (Spec §5). A whole number put into one part fills all. */
export function KoreanParts({ value, onChange, wrong, disabled, autofill, areas = areaCodes }: KoreanPartsProps) {
  const change = (part: 'middle' | 'last') => (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.target.value;
    onChange(parsePhone(typed) ?? { ...value, [part]: cleanPhonePart(typed).slice(0, 4) });
  };
  const part = (name: 'middle' | 'last', autoComplete: string) => (
    <input
      aria-invalid={wrong && value[name].length < 4 ? true : undefined}
      aria-label={t(`phone.${name}`)}
      aria-required
      autoComplete={autofill ? autoComplete : 'off'}
      className={box}
      disabled={disabled}
      inputMode="numeric"
      onChange={change(name)}
      type="text"
      value={value[name]}
    />
  );
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)_minmax(0,1fr)] gap-2">
      <Select
        autoComplete={autofill ? 'tel-area-code' : 'off'}
        disabled={disabled}
        label={t('phone.area')}
        labelHidden
        onChange={(event) => onChange({ ...value, first: event.target.value })}
        options={areas.map((area) => ({ value: area, label: area }))}
        value={value.first}
      />
      {part('middle', 'tel-local-prefix')}
      {part('last', 'tel-local-suffix')}
    </div>
  );
}
