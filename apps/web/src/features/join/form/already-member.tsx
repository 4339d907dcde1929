import { getButtonClass } from '@dining/ui/button';
import { EmptyState } from '@dining/ui/empty-state';
import { Page } from '@dining/ui/page';
import { Link } from '@tanstack/react-router';
import { useTranslations } from '../../../lib/i18n';

/** Shown instead of the join form to signed-in members, whose session must not be used to create another account. */
export function AlreadyMember() {
  const { t } = useTranslations();
  return (
    <Page className="pt-10 md:pt-16">
      <EmptyState
        action={
          <Link className={getButtonClass({ variant: 'primary' })} to="/">
            {t('common.buttons.goMain')}
          </Link>
        }
        level={1}
        title={t('join.already.title')}
      >
        {t('join.already.body')}
      </EmptyState>
    </Page>
  );
}
