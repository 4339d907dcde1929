import { Button } from '@dining/ui/button';
import { useState } from 'react';
import { useTranslations } from '../../lib/i18n';

/** Shows recovery codes, which the server returns only once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslations();
  const [isCopied, setIsCopied] = useState<boolean>();
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <div className="grid gap-3">
      <p>{t('staffInvitation.codesText')}</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-md border border-line bg-sunk px-5 py-4 text-base">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-4">
        <Button onClick={() => void copy()} size="sm">
          {t('staffInvitation.copy')}
        </Button>
        <span role="status">
          {isCopied !== undefined && t(isCopied ? 'staffInvitation.copied' : 'staffInvitation.copyFailed')}
        </span>
      </div>
    </div>
  );
}
