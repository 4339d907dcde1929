import { termsTypeCodes } from '@dining/domain/catalogue/documents';
import type { HtlCode } from '@dining/domain/shared/codes';
import { maxCountedAgreements, maxExaminedAgreements } from '@dining/domain/terms/agreed-texts';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getTermsQuery,
  getTermsVersionQuery,
  type TermsTypeCode,
  type TermsVersion,
} from '../../entities/catalogue/catalogue';
import { BackButton } from '../../features/screen/back-button';
import { Facts } from '../../features/screen/list-detail';
import { ListTable } from '../../features/screen/list-table';
import { Block, LoadFailed, LoadingRows } from '../../features/screen/screen';
import { NewTermsVersion } from '../../flows/catalogue/new-terms-version';
import { formatDay } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { LanguageComparison } from './language-comparison';
import { VersionState } from './version-state';

const newItem = 'new';
const formatItem = ({ termsTypeCode, version }: Pick<TermsVersion, 'termsTypeCode' | 'version'>): string =>
  `${termsTypeCode}.${version}`;

interface TermsTabProps {
  readonly htlCode: HtlCode;
  readonly canEdit: boolean;
  /** The open version, or `new`. */
  readonly item: string | undefined;
  readonly onOpen: (item: string | undefined) => void;
}

/** Lists the versions of the terms of a hotel, shows the open one and adds versions. */
export function TermsTab({ htlCode, canEdit, item, onOpen }: TermsTabProps) {
  const { t } = useTranslations();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { data: versions, error, isFetching, refetch } = useQuery(getTermsQuery(htlCode));
  const [chosenKind, setChosenKind] = useState<TermsTypeCode>();
  if (error !== null && versions === undefined)
    return <LoadFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (versions === undefined) return <LoadingRows />;
  const openVersion = versions.find((version) => formatItem(version) === item);
  const openNew = (kind: TermsTypeCode) => {
    setChosenKind(kind);
    onOpen(newItem);
  };
  const kind =
    chosenKind ?? termsTypeCodes.find((code) => !versions.some(({ termsTypeCode }) => termsTypeCode === code));
  const isAdding = canEdit && item === newItem;
  if (openVersion === undefined && !isAdding)
    return (
      <div className="grid gap-4">
        {!canEdit && <Notice tone="info">{t('agreements.readOnly')}</Notice>}
        {termsTypeCodes.map((code) => (
          <KindBlock
            key={code}
            kind={code}
            onAdd={canEdit ? () => openNew(code) : undefined}
            onOpen={onOpen}
            versions={versions.filter(({ termsTypeCode }) => termsTypeCode === code)}
          />
        ))}
      </div>
    );
  return (
    <div className="grid gap-4">
      <BackButton label={t('agreements.list')} onPress={() => onOpen(undefined)} />
      {isAdding ? (
        <>
          <h2 className="heading text-lg">{t('agreements.add')}</h2>
          <NewTermsVersion
            htlCode={htlCode}
            kind={kind ?? 'TT0001'}
            onChooseKind={setChosenKind}
            onSaved={() => {
              notify(t('setup.saved', { name: t(`setup.termsKinds.${kind ?? 'TT0001'}`) }));
              void queryClient.invalidateQueries({ queryKey: getTermsQuery(htlCode).queryKey });
              onOpen(undefined);
            }}
            versions={versions}
          />
        </>
      ) : (
        openVersion !== undefined && (
          <VersionView
            htlCode={htlCode}
            onAdd={canEdit ? () => openNew(openVersion.termsTypeCode) : undefined}
            version={openVersion}
          />
        )
      )}
    </div>
  );
}

interface KindBlockProps {
  readonly kind: TermsTypeCode;
  readonly versions: readonly TermsVersion[];
  /** Undefined if the staff member may not add versions. */
  readonly onAdd: (() => void) | undefined;
  readonly onOpen: (item: string) => void;
}

function KindBlock({ kind, versions, onAdd, onOpen }: KindBlockProps) {
  const translations = useTranslations();
  const { t } = translations;
  const formatCount = useFormatCount();
  const name = t(`setup.termsKinds.${kind}`);
  return (
    <Block
      action={onAdd !== undefined && <AddButton label={`${t('agreements.add')}: ${name}`} onAdd={onAdd} />}
      title={name}
    >
      {versions.length === 0 ? (
        <p className="text-ink-soft">{t('setup.terms.none')}</p>
      ) : (
        <ListTable
          caption={name}
          chosenId={undefined}
          columns={[
            {
              name: 'version',
              label: t('agreements.columns.version'),
              className: 'w-[15%] whitespace-normal!',
              render: ({ version }) => t('setup.terms.version', { version }),
            },
            {
              name: 'title',
              label: t('agreements.columns.title'),
              className: 'whitespace-normal!',
              render: ({ title }) => title,
            },
            {
              name: 'state',
              label: t('agreements.columns.state'),
              className: 'w-[18%] whitespace-normal!',
              render: (version) => <VersionState version={version} />,
            },
            {
              name: 'from',
              label: t('agreements.columns.from'),
              className: 'w-[17%] whitespace-normal!',
              render: ({ effectiveFrom }) => formatDay(translations, effectiveFrom),
            },
            ...(['reservations', 'members'] as const).map((column) => ({
              name: column,
              label: t(`agreements.columns.${column}`),
              className: 'w-[14%] whitespace-normal!',
              render: (version: TermsVersion) => formatCount(version, column),
            })),
          ]}
          getId={formatItem}
          onChoose={onOpen}
          rows={versions}
        />
      )}
    </Block>
  );
}

function AddButton({ label, onAdd }: { label?: string; onAdd: () => void }) {
  const { t } = useTranslations();
  return (
    <Button aria-label={label} onClick={onAdd} size="sm">
      {t('agreements.add')}
    </Button>
  );
}

/** Returns a function that formats how many reservations or members agreed to a version. */
function useFormatCount(): (version: TermsVersion, column: 'reservations' | 'members') => string {
  const { t } = useTranslations();
  return (version, column) => {
    const isPartial = version.partialCounts.includes(column);
    const count = version[column].toLocaleString('en-US');
    if (version[column] >= maxCountedAgreements) return t('agreements.atLeast', { count });
    if (!isPartial) return count;
    return column === 'reservations'
      ? t('agreements.amongNewest', { count, examined: maxExaminedAgreements.toLocaleString('en-US') })
      : t('agreements.atLeast', { count });
  };
}

interface VersionViewProps {
  readonly htlCode: HtlCode;
  readonly version: TermsVersion;
  readonly onAdd: (() => void) | undefined;
}

function VersionView({ htlCode, version, onAdd }: VersionViewProps) {
  const translations = useTranslations();
  const { t } = translations;
  const formatCount = useFormatCount();
  const { termsTypeCode, effectiveFrom } = version;
  const { data, error, isFetching, refetch } = useQuery(getTermsVersionQuery(htlCode, termsTypeCode, version.version));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="heading text-lg">
          {t(`setup.termsKinds.${termsTypeCode}`)} · {t('setup.terms.version', { version: version.version })}
        </h2>
        {onAdd !== undefined && <AddButton onAdd={onAdd} />}
      </div>
      <Facts
        rows={[
          [t('agreements.columns.state'), <VersionState key="state" version={version} />],
          [t('agreements.columns.from'), formatDay(translations, effectiveFrom)],
          [t('agreements.columns.reservations'), formatCount(version, 'reservations')],
          [t('agreements.columns.members'), formatCount(version, 'members')],
        ]}
      />
      {error !== null && <LoadFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <LoadingRows />}
      {data !== undefined && (
        <LanguageComparison bodyLabel={t('agreements.body')} previous={data.previous ?? undefined} text={data} />
      )}
    </>
  );
}
