import { screens } from '@dining/contract/staff/screens';
import { getPermission } from '@dining/domain/staff/permissions';
import { getLinkClass } from '@dining/ui/text-link';
import { Link } from '@tanstack/react-router';
import { useMe } from '../../entities/session/session';
import { useTranslations } from '../../lib/i18n';
import { useNow } from '../../lib/use-now';
import { EmptyList } from './screen';

/** Shown instead of a screen about hotels while the group has no hotel. Owners get a link to the set-up. */
export function NoHotelYet() {
  const { t } = useTranslations();
  const now = useNow();
  const permission = getPermission(useMe().grants, 'system', { type: 'group' }, now);
  const canSetUp = permission.allowed && permission.access === 'full';
  return (
    <>
      <EmptyList title={t('console.noHotel.title')}>
        {t(canSetUp ? 'console.noHotel.text' : 'console.noHotel.wait')}
      </EmptyList>
      {canSetUp && (
        <Link className={`${getLinkClass('next')} justify-self-center`} to={screens.setup.path}>
          {t('console.noHotel.open')}
        </Link>
      )}
    </>
  );
}
