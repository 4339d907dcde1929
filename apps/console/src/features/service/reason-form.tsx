import { Button } from '@dining/ui/button';
import { TextField } from '@dining/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useTranslations } from '../../lib/i18n';

/** Asks why something that was recorded long ago is undone. */
export function ReasonForm({ onSave }: { onSave: (reason: string) => void }) {
  const { t } = useTranslations();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(reason.trim() === '');
    if (reason.trim() !== '') onSave(reason.trim());
  };
  return (
    <form className="grid gap-5" noValidate onSubmit={save}>
      <p>{t('staffService.undo.text')}</p>
      <TextField
        error={isMissing ? t('staffService.undo.missing') : undefined}
        label={t('staffService.undo.reason')}
        onChange={(event) => setReason(event.target.value)}
        value={reason}
      />
      <Button className="justify-self-start" size="sm" type="submit" variant="primary">
        {t('staffService.acts.undo')}
      </Button>
    </form>
  );
}
