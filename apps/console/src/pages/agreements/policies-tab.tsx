import { getFeeCap } from '@dining/domain/cancellation/policy';
import type { DinCode } from '@dining/domain/shared/codes';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getPolicyQuery, type PolicyVersion, type PolicyView } from '../../entities/catalogue/catalogue';
import { BackButton } from '../../features/screen/back-button';
import { Facts } from '../../features/screen/list-detail';
import { ListTable } from '../../features/screen/list-table';
import { Block, LoadFailed, LoadingRows } from '../../features/screen/screen';
import { NewPolicyVersion } from '../../flows/catalogue/new-policy-version';
import { PolicyTimeLine } from '../../flows/catalogue/policy-time-line';
import { useVersionTexts } from '../../flows/catalogue/version-texts';
import { formatDay } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { LanguageComparison } from './language-comparison';
import { RuleTable } from './rule-table';
import { VersionState } from './version-state';

const newItem = 'new';

interface PoliciesTabProps {
  readonly dinCode: DinCode;
  readonly canEdit: boolean;
  /** The open version, or `new`. */
  readonly item: string | undefined;
  readonly onOpen: (item: string | undefined) => void;
}

/** Lists the versions of the cancellation policy of a venue, shows the open one and adds versions. */
export function PoliciesTab({ dinCode, canEdit, item, onOpen }: PoliciesTabProps) {
  const { t } = useTranslations();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { data: view, error, isFetching, refetch } = useQuery(getPolicyQuery(dinCode));
  if (error !== null && view === undefined)
    return <LoadFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (view === undefined) return <LoadingRows />;
  const { policies } = view;
  const openIndex = policies.findIndex(({ version }) => version === item);
  const openVersion = policies[openIndex];
  const isAdding = canEdit && item === newItem;
  const addButton = canEdit && (
    <Button onClick={() => onOpen(newItem)} size="sm">
      {t('agreements.add')}
    </Button>
  );
  if (openVersion === undefined && !isAdding)
    return (
      <div className="grid gap-4">
        {!canEdit && <Notice tone="info">{t('agreements.readOnly')}</Notice>}
        <Block action={addButton} title={t('agreements.tabs.policies')}>
          {policies.length === 0 ? (
            <p className="text-ink-soft">{t('setup.terms.none')}</p>
          ) : (
            <PolicyTable onOpen={onOpen} policies={policies} />
          )}
        </Block>
      </div>
    );
  return (
    <div className="grid gap-4">
      <BackButton label={t('agreements.list')} onPress={() => onOpen(undefined)} />
      {isAdding && (
        <>
          <h2 className="heading text-lg">{t('agreements.add')}</h2>
          <NewPolicyVersion
            dinCode={dinCode}
            onSaved={() => {
              notify(t('setup.saved', { name: t('agreements.tabs.policies') }));
              void queryClient.invalidateQueries({ queryKey: getPolicyQuery(dinCode).queryKey });
              onOpen(undefined);
            }}
            view={view}
          />
        </>
      )}
      {openVersion !== undefined && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="heading text-lg">{t('setup.terms.version', { version: openVersion.version })}</h2>
            {addButton}
          </div>
          <VersionView previous={policies[openIndex + 1]} version={openVersion} view={view} />
        </>
      )}
    </div>
  );
}

interface PolicyTableProps {
  readonly policies: readonly PolicyVersion[];
  readonly onOpen: (version: string) => void;
}

function PolicyTable({ policies, onOpen }: PolicyTableProps) {
  const translations = useTranslations();
  const { t } = translations;
  const { formatTiers } = useVersionTexts();
  return (
    <ListTable
      caption={t('agreements.tabs.policies')}
      chosenId={undefined}
      columns={[
        {
          name: 'version',
          label: t('agreements.columns.version'),
          className: 'w-[17%] whitespace-normal!',
          render: ({ version }) => t('setup.terms.version', { version }),
        },
        {
          name: 'state',
          label: t('agreements.columns.state'),
          className: 'w-[22%] whitespace-normal!',
          render: (version) => <VersionState version={version} />,
        },
        {
          name: 'from',
          label: t('agreements.columns.from'),
          className: 'w-[20%] whitespace-normal!',
          render: ({ effectiveFrom }) => formatDay(translations, effectiveFrom),
        },
        {
          name: 'fees',
          label: t('agreements.columns.fees'),
          className: 'whitespace-normal!',
          render: ({ tiers }) => formatTiers(tiers),
        },
      ]}
      getId={({ version }) => version}
      onChoose={onOpen}
      rows={policies}
    />
  );
}

interface VersionViewProps {
  readonly view: PolicyView;
  readonly version: PolicyVersion;
  readonly previous: PolicyVersion | undefined;
}

const toText = ({ version, description }: PolicyVersion) => ({ version, content: description });

function VersionView({ view, version, previous }: VersionViewProps) {
  const translations = useTranslations();
  const { t } = translations;
  const cap = view.paysDepositsOnly ? null : getFeeCap(version);
  return (
    <>
      <Facts
        rows={[
          [t('agreements.columns.state'), <VersionState key="state" version={version} />],
          [t('agreements.columns.from'), formatDay(translations, version.effectiveFrom)],
        ]}
      />
      <Block title={t('setup.policy.tiers')}>
        <p className="text-ink-soft">
          {cap === null ? t('agreements.rules.noCap') : t('agreements.rules.cap', { cap })}
        </p>
        <PolicyTimeLine cap={cap} tiers={version.tiers} />
        <RuleTable after={version} before={previous} />
      </Block>
      <LanguageComparison
        bodyLabel={t('setup.policy.description')}
        previous={previous && toText(previous)}
        text={toText(version)}
      />
    </>
  );
}
