import { type JoinAddress, joinLimits } from '@dining/domain/join/join-form';
import { normalizePlain } from '@dining/domain/shared/typed-text';
import { Button } from '@dining/ui/button';
import { FieldGroup } from '@dining/ui/field-group';
import { TextField } from '@dining/ui/text-field';
import { useTranslations } from '../../lib/i18n';
import { formatTooLong } from '../../lib/text-limit';

interface AddressFieldProps {
  label: string;
  value: JoinAddress;
  onChange: (address: JoinAddress) => void;
  onSearch: () => void;
  error: string | undefined;
  kind: 'home' | 'work';
}

export const getDetailFieldId = (kind: AddressFieldProps['kind']): string => `address-detail-${kind}`;

export function AddressField({ label, value, onChange, onSearch, error, kind }: AddressFieldProps) {
  const translations = useTranslations();
  const { t } = translations;
  const renderLine = (name: keyof JoinAddress, text: string, autoComplete: string) => (
    <TextField
      autoComplete={`section-${kind} ${autoComplete}`}
      error={formatTooLong(translations, value[name], joinLimits.address)}
      label={text}
      labelHidden
      {...(name === 'zip' && { normalize: normalizePlain })}
      onChange={(event) => onChange({ ...value, [name]: event.target.value })}
      placeholder={text}
      value={value[name]}
    />
  );
  return (
    <FieldGroup error={error} label={label}>
      <div className="grid gap-2">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
          {renderLine('zip', t('join.form.postcode'), 'postal-code')}
          <Button onClick={onSearch}>{t('join.form.searchAddress')}</Button>
        </div>
        {renderLine('line1', t('join.form.address'), 'address-line1')}
        <div id={getDetailFieldId(kind)}>{renderLine('line2', t('join.form.addressDetail'), 'address-line2')}</div>
      </div>
    </FieldGroup>
  );
}
