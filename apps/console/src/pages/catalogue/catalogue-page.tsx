import { getPermission } from '@dining/domain/staff/permissions';
import { Notice } from '@dining/ui/notice';
import { useMe } from '../../entities/session/session';
import { ScreenHead } from '../../features/screen/screen';
import { useTranslations } from '../../lib/i18n';
import { useNow } from '../../lib/use-now';
import { ExportBlock } from './export-block';
import { ImportBlock } from './import-block';

/** Shows the page on which staff import and export the catalogue of the group as files. */
export function CataloguePage() {
  const { t } = useTranslations();
  const { grants } = useMe();
  const isAllowed = getPermission(grants, 'catalogue', { type: 'group' }, useNow()).allowed;
  return (
    <div className="grid max-w-5xl content-start gap-4 p-5 xl:p-6">
      <ScreenHead note={t('catalogueFiles.text')} title={t('catalogueFiles.title')} />
      {isAllowed ? (
        <>
          <ImportBlock />
          <ExportBlock />
        </>
      ) : (
        <Notice tone="warning">{t('problems.forbidden')}</Notice>
      )}
    </div>
  );
}
