import {
  type EmailParts,
  formatPartialEmail,
  parseTypedEmail,
  splitEmail,
} from '@dining/domain/reservations/email-parts';
import { normalizeEmail } from '@dining/domain/shared/typed-text';
import { TextField } from '@dining/ui/text-field';
import { useId, useState } from 'react';
import { useAppData } from '../../../entities/app/app-data';
import { useTranslations } from '../../../lib/i18n';

interface EmailFieldProps {
  value: EmailParts;
  onChange: (email: EmailParts) => void;
  error: string | undefined;
}

/**
 * Shows one input for an e-mail address, with suggestions for common domains. The form stores and checks the address as
 * two parts (Spec §5).
 */
export function EmailField({ value, onChange, error }: EmailFieldProps) {
  const { t } = useTranslations();
  const formText = formatPartialEmail(value);
  const [typedText, setTypedText] = useState(formText);
  // Rendering suggestions would interrupt a text composition, so the list stays empty until the composition ends.
  const [isComposing, setIsComposing] = useState(false);
  // Keeps the text as typed while it is equivalent to the form's value.
  const shownText = isComposing || formatPartialEmail(parseTypedEmail(typedText)) === formText ? typedText : formText;
  const datalistId = useId();
  const domains = useAppData()?.dbPropList.find(({ propName }) => propName === 'MAIL_DOMAIN')?.propAttrList ?? [];
  const { local, domain } = splitEmail(shownText.trim());
  const canSuggest =
    local !== '' && !domains.some(({ propAttrValue }) => propAttrValue !== '' && propAttrValue === domain);
  return (
    <>
      <TextField
        autoCapitalize="none"
        autoComplete="email"
        error={error}
        inputMode="email"
        label={t('payment.booker.email')}
        list={datalistId}
        normalize={normalizeEmail}
        onBlur={() => setIsComposing(false)}
        onChange={({ target }) => {
          setTypedText(target.value);
          onChange(parseTypedEmail(target.value));
        }}
        onCompositionEnd={() => setIsComposing(false)}
        onCompositionStart={() => setIsComposing(true)}
        required
        spellCheck={false}
        value={shownText}
      />
      <datalist id={datalistId}>
        {canSuggest &&
          !isComposing &&
          domains
            .filter(({ propAttrValue }) => propAttrValue.startsWith(domain) && propAttrValue !== '')
            .map(({ propAttrValue }) => <option key={propAttrValue} value={`${local}@${propAttrValue}`} />)}
      </datalist>
    </>
  );
}
