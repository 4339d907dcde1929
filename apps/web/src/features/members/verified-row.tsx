import { Button } from '@dining/ui/button';
import { FactIcon } from '@dining/ui/fact-icon';
import { Fragment, type ReactNode } from 'react';
import { useTranslations } from '../../lib/i18n';

interface VerifiedRowProps {
  id: string;
  label: ReactNode;
  value: string;
  onChange: () => void;
}

export function VerifiedRow({ id, label, value, onChange }: VerifiedRowProps) {
  const { t } = useTranslations();
  return (
    <div className="flex items-center justify-between gap-4 rounded-md bg-success-wash px-4 py-3">
      <div className="min-w-0 outline-none" id={id} tabIndex={-1}>
        <p className="text-ink-soft text-sm">{label}</p>
        <p className="break-words">
          {value.split(/(?=@)/).map((part, index) => (
            <Fragment key={part}>
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </p>
        <p className="flex items-center gap-1.5 text-sm text-success">
          <FactIcon name="check" size={16} />
          {t('oneTimeCode.proven')}
        </p>
      </div>
      <Button className="shrink-0" onClick={onChange} size="sm">
        {t('common.buttons.change')}
      </Button>
    </div>
  );
}
