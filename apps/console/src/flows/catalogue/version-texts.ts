import type { PolicyVersion, TermsVersion } from '../../entities/catalogue/catalogue';
import { formatDay, formatList } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';

/** Returns functions that format the state of a version of terms or of a policy, and the tiers of a policy. */
export function useVersionTexts() {
  const translations = useTranslations();
  const { t } = translations;
  return {
    formatState: ({ state, effectiveFrom }: Pick<TermsVersion, 'state' | 'effectiveFrom'>): string =>
      state === 'coming'
        ? t('setup.terms.states.coming', { day: formatDay(translations, effectiveFrom) })
        : t(`setup.terms.states.${state}`),
    formatTiers: (tiers: PolicyVersion['tiers']): string =>
      formatList(
        translations,
        tiers.map(({ hoursBefore: hours, feePercent: percent }) => t('setup.policy.tier', { hours, percent })),
      ) || t('setup.policy.free'),
  };
}
