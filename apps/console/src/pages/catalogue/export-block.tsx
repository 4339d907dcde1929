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
import { retryTransient } from '../../lib/retry-transient';
import { saveFile } from '../../lib/save-file';
import { createZipWriter } from '../../lib/zip-writer';
import { PictureProgress } from './picture-progress';

/** What a download contains: everything, or the files without the originals of pictures. */
type Extent = 'all' | 'withoutOriginals';

/** Shows buttons that download the catalogue as a ZIP file. */
export function ExportBlock() {
  const translations = useTranslations();
  const { t } = translations;
  const notify = useNotify();
  const [pendingExtent, setPendingExtent] = useState<Extent>();
  const [problem, setProblem] = useState<ProblemError>();
  const [isTooLarge, setIsTooLarge] = useState(false);
  const [progress, setProgress] = useState<{ readonly done: number; readonly count: number }>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const createZip = async (extent: Extent, signal: AbortSignal): Promise<void> => {
    const exported = await exportFiles(signal);
    const { files } = exported;
    const originals = extent === 'all' ? exported.originals : [];
    if (originals.reduce((sum, { byteCount }) => sum + byteCount, 0) > maxZipBytes) return setIsTooLarge(true);
    const zip = createZipWriter();
    for (const [path, text] of Object.entries(files)) zip.addText(path, text);
    for (const [done, { file, pictureId }] of originals.entries()) {
      setProgress({ done, count: originals.length });
      const original = await retryTransient(() => downloadOriginal(pictureId, signal), signal);
      zip.addStored(file, new Uint8Array(await original.arrayBuffer()));
    }
    saveFile(`catalogue-${getTodayInSeoul(new Date())}.zip`, zip.finish(), 'application/zip');
    notify(t('catalogueFiles.download.done', { count: Object.keys(files).length + originals.length }));
  };
  const download = async (extent: Extent): Promise<void> => {
    if (pendingExtent !== undefined) return;
    setPendingExtent(extent);
    setProblem(undefined);
    setIsTooLarge(false);
    const { signal } = (controller.current = new AbortController());
    try {
      const outcome = await attempt(() => createZip(extent, signal));
      if (!outcome.ok && outcome.problem.status !== 401) setProblem(outcome.problem);
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      setPendingExtent(undefined);
      setProgress(undefined);
    }
  };
  return (
    <Block title={t('catalogueFiles.download.title')}>
      <p className="text-ink-soft">{t('catalogueFiles.download.text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void download('all')} pending={pendingExtent === 'all'} size="sm">
          {t('catalogueFiles.download.action')}
        </Button>
        <Button
          onClick={() => void download('withoutOriginals')}
          pending={pendingExtent === 'withoutOriginals'}
          size="sm"
        >
          {t('catalogueFiles.download.actionWithoutPictures')}
        </Button>
      </div>
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
