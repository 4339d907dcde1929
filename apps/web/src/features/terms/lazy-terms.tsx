import type { ProblemError } from '@dining/client/problem-error';
import { Disclosure, type DisclosureProps } from '@dining/ui/disclosure';
import { Loading, SkeletonText } from '@dining/ui/skeleton';
import type { UseQueryOptions } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from '../../lib/i18n';
import { TermsText } from './terms-text';

interface LazyTermsProps<Row, Key extends readonly unknown[]> {
  title: ReactNode;
  query: UseQueryOptions<Row | null, ProblemError, Row | null, Key>;
  getText: (row: Row) => string;
  variant?: DisclosureProps['variant'];
  level?: 2 | 3;
}

/** Shows a text that is fetched when the guest first opens it. */
export function LazyTerms<Row, Key extends readonly unknown[]>({
  title,
  query,
  getText,
  variant,
  level = 3,
}: LazyTermsProps<Row, Key>) {
  const { t } = useTranslations();
  const [wasOpened, setWasOpened] = useState(false);
  const { data, isError } = useQuery({ ...query, enabled: wasOpened });
  return (
    <Disclosure variant={variant} onToggle={(open) => open && setWasOpened(true)} summary={title}>
      {data === undefined && !isError && (
        <Loading>
          <SkeletonText lines={4} size="sm" />
        </Loading>
      )}
      {isError && <p role="alert">{t('common.loadFailed')}</p>}
      {data === null && <p>{t('terms.none')}</p>}
      {data !== undefined && data !== null && <TermsText level={level} text={getText(data)} />}
    </Disclosure>
  );
}
