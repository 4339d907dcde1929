import type { ProblemError } from '@dining/client/problem-error';
import { maxZipBytes } from '@dining/domain/catalogue/import-limits';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { useEffect, useRef, useState } from 'react';
import { exportFiles } from '../../entities/catalogue/catalogue-files';
import { downloadOriginal } from '../../entities/pictures/pictures';
import { Block } from '../../features/screen/screen';
import { attempt } from '../../lib/attempt';
import { formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { saveFile } from '../../lib/save-file';
import { createZipWriter } from '../../lib/zip-writer';
import { PictureProgress } from './picture-progress';

/** Downloads the catalogue as a ZIP. */
export function ExportBlock() {
  const translations = useTranslations();
  const { t } = translations;
  const notify = useNotify();
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<ProblemError>();
  const [isTooLarge, setIsTooLarge] = useState(false);
  const [progress, setProgress] = useState<{ readonly done: number; readonly count: number }>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const createZip = async (signal: AbortSignal): Promise<void> => {
    const { files, originals } = await exportFiles(signal);
    if (originals.reduce((sum, { byteCount }) => sum + byteCount, 0) > maxZipBytes) return setIsTooLarge(true);
    const zip = createZipWriter();
    for (const [path, text] of Object.entries(files)) zip.addText(path, text);
    for (const [done, { file, pictureId }] of originals.entries()) {
      setProgress({ done, count: originals.length });
      zip.addStored(file, new Uint8Array(await (await downloadOriginal(pictureId, signal)).arrayBuffer()));
    }
    saveFile(`catalogue-${getTodayInSeoul(new Date())}.zip`, zip.finish(), 'application/zip');
    notify(t('catalogueFiles.download.done', { count: Object.keys(files).length + originals.length }));
  };
  const download = async (): Promise<void> => {
    setIsPending(true);
    setProblem(undefined);
    setIsTooLarge(false);
    const { signal } = (controller.current = new AbortController());
    try {
      const outcome = await attempt(() => createZip(signal));
      if (!outcome.ok && outcome.problem.status !== 401) setProblem(outcome.problem);
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      setIsPending(false);
      setProgress(undefined);
    }
  };
  return (
    <Block title={t('catalogueFiles.download.title')}>
      <p className="text-ink-soft">{t('catalogueFiles.download.text')}</p>
      <Button className="justify-self-start" onClick={() => void download()} pending={isPending} size="sm">
        {t('catalogueFiles.download.act')}
      </Button>
      {progress !== undefined && (
        <PictureProgress
          {...progress}
          onStop={() => controller.current?.abort()}
          text={t('catalogueFiles.pictures.downloading', progress)}
        />
      )}
      {isTooLarge && (
        <Notice announce tone="error">
          {t('catalogueFiles.pictures.tooLarge', { max: maxZipBytes / 1024 ** 3 })}
        </Notice>
      )}
      {problem !== undefined && (
        <Notice announce tone="error">
          {formatProblem(translations, problem)}
        </Notice>
      )}
    </Block>
  );
}
