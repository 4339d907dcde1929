import { formLimits } from '@dining/domain/reservations/payment-form';
import { cx } from '@dining/ui/cx';
import { controlClass } from '@dining/ui/field';
import { FieldGroup } from '@dining/ui/field-group';
import { Select } from '@dining/ui/select';
import { useRef } from 'react';
import { useAppData } from '../../entities/app/app-data';
import { t } from '../../lib/i18n';
import { wireText } from '../../lib/text-for';

interface Email {
  readonly local: string;
  readonly domain: string;
}

interface EmailFieldProps {
  value: Email;
  onChange: (email: Email) => void;
  error: string | undefined;
}

const box = cx(controlClass, 'min-h-12');

/**
 * An e-mail address in its two parts, the second also from a list. A whole address put into the first fills both; one that is typed goes on
 * in the second after its @.
 */
export function EmailField({ value, onChange, error }: EmailFieldProps) {
  const second = useRef<HTMLInputElement>(null);
  const domains = useAppData()?.dbPropList.find(({ propName }) => propName === 'MAIL_DOMAIN')?.propAttrList ?? [];
  const known = domains.some(({ propAttrValue }) => propAttrValue !== '' && propAttrValue === value.domain);
  const wrong = error !== undefined;
  const changeLocal = (typed: string) => {
    const at = typed.lastIndexOf('@');
    if (at < 0) return onChange({ ...value, local: typed.trim() });
    if (at === typed.length - 1) second.current?.focus();
    onChange({ local: typed.slice(0, at).trim(), domain: typed.slice(at + 1).trim() || value.domain });
  };
  return (
    <FieldGroup error={error} label={t('payment.booker.email')} required requiredMark={t('common.required')}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2 md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_11rem]">
        <input
          aria-invalid={wrong && (value.local === '' || value.domain !== '') ? true : undefined}
          aria-label={t('payment.booker.emailLocal')}
          aria-required
          autoCapitalize="none"
          autoComplete="email"
          className={box}
          inputMode="email"
          maxLength={formLimits.emailLocal + formLimits.emailDomain}
          onChange={(event) => changeLocal(event.target.value)}
          spellCheck={false}
          type="text"
          value={value.local}
        />
        <span aria-hidden="true" className="text-ink-soft">
          {'@'}
        </span>
        <input
          aria-invalid={wrong && (value.domain === '' || value.local !== '') ? true : undefined}
          aria-label={t('payment.booker.emailDomain')}
          aria-required
          autoCapitalize="none"
          autoComplete="off"
          className={box}
          inputMode="url"
          maxLength={formLimits.emailDomain}
          onChange={(event) => onChange({ ...value, domain: event.target.value.trim() })}
          ref={second}
          spellCheck={false}
          type="text"
          value={value.domain}
        />
        {domains.length > 0 && (
          <Select
            className="col-span-3 md:col-span-1"
            label={t('payment.booker.emailDomain')}
            labelHidden
            onChange={(event) => onChange({ ...value, domain: event.target.value })}
            options={domains.map((domain) => ({ value: domain.propAttrValue, label: wireText(domain, 'propAttrDesc') }))}
            value={known ? value.domain : ''}
          />
        )}
      </div>
    </FieldGroup>
  );
}
