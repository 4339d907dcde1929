import type { ProblemError } from '@dining/client/problem-error';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { strToU8, zipSync } from 'fflate';
import { useState } from 'react';
import { exportFiles } from '../../entities/catalogue/catalogue-files';
import { Block } from '../../features/screen/screen';
import { attempt } from '../../lib/attempt';
import { formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { saveFile } from '../../lib/save-file';

/** Downloads the catalogue as a ZIP. */
export function ExportBlock() {
  const translations = useTranslations();
  const { t } = translations;
  const notify = useNotify();
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<ProblemError>();
  const download = async (): Promise<void> => {
    setIsPending(true);
    setProblem(undefined);
    const outcome = await attempt(exportFiles).finally(() => setIsPending(false));
    if (!outcome.ok) {
      if (outcome.problem.status !== 401) setProblem(outcome.problem);
      return;
    }
    const entries = Object.entries(outcome.value).map(([path, text]) => [path, strToU8(text)] as const);
    const zip = zipSync(Object.fromEntries(entries));
    saveFile(`catalogue-${getTodayInSeoul(new Date())}.zip`, zip, 'application/zip');
    notify(t('catalogueFiles.download.done', { count: entries.length }));
  };
  return (
    <Block title={t('catalogueFiles.download.title')}>
      <p className="text-ink-soft">{t('catalogueFiles.download.text')}</p>
      <Button className="justify-self-start" onClick={() => void download()} pending={isPending} size="sm">
        {t('catalogueFiles.download.act')}
      </Button>
      {problem !== undefined && (
        <Notice announce tone="error">
          {formatProblem(translations, problem)}
        </Notice>
      )}
    </Block>
  );
}
