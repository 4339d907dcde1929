import { useQuery } from '@tanstack/react-query';
import { getPolicyQuery, type PolicyView, savePolicy } from '../../entities/catalogue/catalogue';
import { Block, LoadFailed, LoadingRows, ScreenHead } from '../../features/screen/screen';
import { PolicyForm } from '../../flows/catalogue/policy-form';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { formatDay, formatList } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import type { StepByType } from './setup-step';

interface PolicyStepProps {
  readonly step: StepByType<'policy'>;
  readonly onSaved: (name: string) => void;
}

/** Lists the versions of a venue's cancellation policy, and adds one. */
export function PolicyStep({ step: { dinCode, name }, onSaved }: PolicyStepProps) {
  const translations = useTranslations();
  const { t } = translations;
  const write = useIdempotentWrite();
  const { data, error, isFetching, refetch } = useQuery(getPolicyQuery(dinCode));
  const describe = ({ version, state, effectiveFrom, tiers }: PolicyView['policies'][number]): string =>
    t('setup.policy.current', {
      version: t('setup.terms.version', { version }),
      state:
        state === 'coming'
          ? t('setup.terms.states.coming', { day: formatDay(translations, effectiveFrom) })
          : t(`setup.terms.states.${state}`),
      tiers:
        formatList(
          translations,
          tiers.map(({ hoursBefore: hours, feePercent: percent }) => t('setup.policy.tier', { hours, percent })),
        ) || t('setup.policy.free'),
    });
  const latest = data?.policies[0];
  return (
    <>
      <ScreenHead title={t('setup.open.policy', { name })} />
      {error !== null && <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {data === undefined && error === null && <LoadingRows />}
      {data !== undefined && (
        <>
          <Block title={t('setup.terms.versions')}>
            {data.policies.length === 0 && <p className="text-ink-soft">{t('setup.terms.none')}</p>}
            <ul className="grid gap-1">
              {data.policies.map((policy) => (
                <li key={policy.version}>{describe(policy)}</li>
              ))}
            </ul>
          </Block>
          <PolicyForm
            draftKey={`setup policy ${dinCode}`}
            key={latest?.version ?? ''}
            lastVersion={latest?.version ?? null}
            latest={latest}
            onSave={({ tiers, ...fields }, effectiveFrom, lastVersion) =>
              write(savePolicy, {
                dinCode,
                lastVersion,
                ...fields,
                tiers: tiers.map((tier) => ({ ...tier })),
                effectiveFrom,
              })
            }
            onSaved={() => onSaved(t('setup.open.policy', { name }))}
            paysDepositsOnly={data.paysDepositsOnly}
          />
        </>
      )}
    </>
  );
}
