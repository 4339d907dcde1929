import { Button } from '@dining/ui/button';
import { useTranslations } from '../../lib/i18n';

interface PictureProgressProps {
  readonly text: string;
  readonly done: number;
  readonly count: number;
  readonly onStop: () => void;
}

/** Shows how many pictures of an import or export are done, with a button that stops it. */
export function PictureProgress({ text, done, count, onStop }: PictureProgressProps) {
  const { t } = useTranslations();
  return (
    <div className="grid max-w-md gap-2">
      <p className="tabular-nums" role="status">
        {text}
      </p>
      <progress
        aria-label={t('catalogueFiles.pictures.progress')}
        className="h-1.5 w-full accent-brass"
        max={count}
        value={done}
      />
      <Button className="justify-self-start" onClick={onStop} size="sm">
        {t('catalogueFiles.pictures.stop')}
      </Button>
    </div>
  );
}
