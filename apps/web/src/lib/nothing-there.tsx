import { buttonClass } from '@dining/ui/button';
import { EmptyState } from '@dining/ui/empty-state';
import { Page } from '@dining/ui/layout';
import { Link } from '@tanstack/react-router';
import { t } from './i18n';

/** A page whose address names nothing of ours: what is missing, and the way to the main page. */
export function NothingThere({ title }: { title: string }) {
  return (
    <Page>
      <EmptyState
        action={
          <Link className={buttonClass({ variant: 'primary' })} to="/">
            {t('common.buttons.goMain')}
          </Link>
        }
        level={1}
        title={title}
      />
    </Page>
  );
}
