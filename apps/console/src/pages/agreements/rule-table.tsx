import type { CancelPolicy } from '@dining/domain/cancellation/policy';
import { useTranslations } from '../../lib/i18n';

interface Rule {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** Returns a function that lists the rules of two versions of a policy, the steps of both by their hours. */
function useRules(): (before: CancelPolicy | undefined, after: CancelPolicy) => readonly Rule[] {
  const { t } = useTranslations();
  const formatFee = (policy: CancelPolicy | undefined, hours: number): string => {
    const tier = policy?.tiers.find(({ hoursBefore }) => hoursBefore === hours);
    return tier === undefined ? '–' : t('agreements.rules.fee', { percent: tier.feePercent });
  };
  const formatGrace = (policy: CancelPolicy | undefined): string =>
    policy === undefined ? '–' : String(policy.graceMinutes);
  const formatYesNo = (policy: CancelPolicy | undefined): string =>
    policy === undefined ? '–' : t(policy.reservationBased ? 'console.conflict.yes' : 'console.conflict.no');
  return (before, after) => {
    const hours = new Set([...(before?.tiers ?? []), ...after.tiers].map(({ hoursBefore }) => hoursBefore));
    return [
      ...[...hours]
        .toSorted((a, b) => b - a)
        .map((each) => ({
          label: t('agreements.rules.hoursBefore', { hours: each }),
          before: formatFee(before, each),
          after: formatFee(after, each),
        })),
      { label: t('setup.policy.grace'), before: formatGrace(before), after: formatGrace(after) },
      { label: t('setup.policy.reservationBased'), before: formatYesNo(before), after: formatYesNo(after) },
    ];
  };
}

interface RuleTableProps {
  /** The version before; undefined for the first one. */
  readonly before: CancelPolicy | undefined;
  readonly after: CancelPolicy;
}

/** Shows the fees and other rules of a version of a policy beside those of the version before. */
export function RuleTable({ before, after }: RuleTableProps) {
  const { t } = useTranslations();
  const rules = useRules()(before, after);
  return (
    <table className="w-full max-w-3xl border-collapse text-left">
      <thead className="border-line border-b text-ink-soft text-xs">
        <tr>
          <th className="py-2 pr-3 font-medium" scope="col">
            {t('agreements.changes.rule')}
          </th>
          {before !== undefined && (
            <th className="w-40 px-3 py-2 font-medium" scope="col">
              {t('agreements.changes.before')}
            </th>
          )}
          <th className="w-56 px-3 py-2 font-medium" scope="col">
            {t('agreements.changes.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rules.map((rule) => {
          const isChanged = before !== undefined && rule.before !== rule.after;
          return (
            <tr className="border-line border-b" key={rule.label}>
              <th className="py-2 pr-3 font-normal" scope="row">
                {rule.label}
              </th>
              {before !== undefined && <td className="px-3 py-2 text-ink-soft">{rule.before}</td>}
              <td className="px-3 py-2">
                <span className={isChanged ? 'font-medium' : undefined}>{rule.after}</span>
                {isChanged && <span className="ml-3 text-brass text-xs">△ {t('agreements.changes.changed')}</span>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
