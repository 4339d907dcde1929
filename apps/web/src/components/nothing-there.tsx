import { buttonClass } from '@dining/ui/button';
import { EmptyState } from '@dining/ui/empty-state';
import { Page } from '@dining/ui/page';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from '../lib/i18n';

interface NothingThereProps {
  title: string;
  /** A link to what the visitor probably looked for. */
  nearer?: ReactNode;
}

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
