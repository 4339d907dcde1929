import { useQuery } from '@tanstack/react-query';
import { getPolicyQuery, type PolicyVersion } from '../../entities/catalogue/catalogue';
import { Block, LoadFailed, LoadingRows, ScreenHead } from '../../features/screen/screen';
import { NewPolicyVersion } from '../../flows/catalogue/new-policy-version';
import { useVersionTexts } from '../../flows/catalogue/version-texts';
import { useTranslations } from '../../lib/i18n';
import type { StepByType } from './setup-step';

interface PolicyStepProps {
  readonly step: StepByType<'policy'>;
  readonly onSaved: (name: string) => void;
}

/** Lists the versions of a venue's cancellation policy, with a form that adds one. */
export function PolicyStep({ step: { dinCode, name }, onSaved }: PolicyStepProps) {
  const { t } = useTranslations();
  const { formatState, formatTiers } = useVersionTexts();
  const { data, error, isFetching, refetch } = useQuery(getPolicyQuery(dinCode));
  const describe = (version: PolicyVersion): string =>
    t('setup.policy.current', {
      version: t('setup.terms.version', { version: version.version }),
      state: formatState(version),
      tiers: formatTiers(version.tiers),
    });
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
          <NewPolicyVersion dinCode={dinCode} onSaved={() => onSaved(t('setup.open.policy', { name }))} view={data} />
        </>
      )}
    </>
  );
}
