import { buttonClass } from '@dining/ui/button';
import { EmptyState } from '@dining/ui/empty-state';
import { Page } from '@dining/ui/page';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from '../lib/i18n';

interface NothingThereProps {
  title: string;
  /** The way to what was meant, where there is one. */
  nearer?: ReactNode;
}

/** A page whose address names nothing of ours: what is missing, and the way to the main page. */
export function NothingThere({ title, nearer }: NothingThereProps) {
  const { t } = useTranslations();
  return (
    <Page>
      <EmptyState
        action={
          <>
            {nearer}
            <Link className={buttonClass({ variant: 'primary' })} to="/">
              {t('common.buttons.goMain')}
            </Link>
          </>
        }
        level={1}
        title={title}
      />
    </Page>
  );
}
