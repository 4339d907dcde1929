import { Button } from '@dining/ui/button';
import { TextField } from '@dining/ui/text-field';
import { type FocusEvent, useState } from 'react';
import { copyText } from '../../../lib/copy-text';
import { useTranslations } from '../../../lib/i18n';

export function SecretLink({ path }: { path: string }) {
  const { t } = useTranslations();
  const [copyStatus, setCopyStatus] = useState<'copied' | 'copyFailed'>();
  const url = new URL(path, location.origin).href;
  const copy = () => void copyText(url).then((isCopied) => setCopyStatus(isCopied ? 'copied' : 'copyFailed'));
  return (
    <section aria-labelledby="secret-link" className="rounded-md bg-sunk p-5 md:p-6 print:bg-transparent print:p-0">
      <h2 className="heading text-lg" id="secret-link">
        {t('complete.secret.title')}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft text-sm">{t('complete.secret.body')}</p>
      <p className="hidden break-all text-sm print:block">{url}</p>
      <div className="grid gap-3 sm:grid-cols-[1fr_auto] print:hidden">
        <TextField
          label={t('complete.secret.title')}
          labelHidden
          onFocus={(event: FocusEvent<HTMLInputElement>) => event.target.select()}
          readOnly
          value={url}
        />
        <Button onClick={copy}>{t('complete.secret.copy')}</Button>
      </div>
      <p className="mt-2 text-sm empty:hidden" role="status">
        {copyStatus && t(`complete.secret.${copyStatus}`)}
      </p>
    </section>
  );
}
