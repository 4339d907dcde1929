import { getButtonClass } from '@dining/ui/button';
import { EmptyState } from '@dining/ui/empty-state';
import { Page } from '@dining/ui/page';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from '../lib/i18n';

interface NotFoundStateProps {
  title: string;
  alternative?: ReactNode;
}

export function NotFoundState({ title, alternative }: NotFoundStateProps) {
  const { t } = useTranslations();
  return (
    <Page>
      <EmptyState
        action={
          <>
            {alternative}
            <Link className={getButtonClass({ variant: 'primary' })} to="/">
              {t('common.buttons.goMain')}
            </Link>
          </>
        }
        illustration="mark"
        level={1}
        title={title}
      />
    </Page>
  );
}
