import type { CancelPolicy } from '@dining/domain/cancellation/policy';
import { languages } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { describe, expect, it } from 'vitest';
import { formatPolicy } from './policy-text';

/** The word for a visit in each language. */
const visitWords = { ko: /방문|오시지/, en: /visit|come\b/, cn: /到店/, ja: /来店/ };
const policy: CancelPolicy = {
  reservationBased: false,
  graceMinutes: 30,
  tiers: [
    { hoursBefore: 72, feePercent: 10 },
    { hoursBefore: 24, feePercent: 20 },
  ],
};

describe.each(languages)('the policy text in %s', (language) => {
  const formatText = (soldKinds: Parameters<typeof formatPolicy>[1]) =>
    getLocalizedText(formatPolicy(policy, soldKinds), language);

  it('mentions the visit, and adds a line if pickups are sold too', () => {
    expect(formatText('visits')).toMatch(visitWords[language]);
    expect(formatText('both').split('\n')).toHaveLength(formatText('visits').split('\n').length + 1);
  });

  it('mentions the grace period only if there is one', () => {
    expect(formatText('visits')).toMatch(/30/);
    expect(formatText('pickups')).toMatch(/30/);
    const textWithoutGrace = getLocalizedText(formatPolicy({ ...policy, graceMinutes: 0 }, 'visits'), language);
    expect(textWithoutGrace).not.toMatch(/30/);
    expect(textWithoutGrace.split('\n')).toHaveLength(formatText('visits').split('\n').length - 1);
  });

  it('states the fees without mentioning visits if there are only pickups', () => {
    expect(formatText('pickups')).not.toMatch(visitWords[language]);
    for (const tier of policy.tiers) expect(formatText('pickups')).toContain(`${tier.feePercent}%`);
  });
});
