import { languages } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { describe, expect, it } from 'vitest';
import { defaultPolicy, policyByVenue } from './policies';
import { formatPolicy } from './text';

/** What a visit is called in each language: a bakery without tables knows none. */
const visit = { ko: /방문|오시지/, en: /visit|come\b/, cn: /到店/, ja: /来店/ };
const policy = policyByVenue['D106'] ?? defaultPolicy;

describe.each(languages)('a policy in words, in %s', (language) => {
  const formatText = (sells: Parameters<typeof formatPolicy>[1]) =>
    getLocalizedText(formatPolicy(policy, sells), language);

  it('counts back from the visit, and names the hour from which a pickup is counted', () => {
    expect(formatText('visits')).toMatch(visit[language]);
    expect(formatText('both').split('\n')).toHaveLength(formatText('visits').split('\n').length + 1);
  });

  it('names the grace period with its condition, and nothing of it where there is none', () => {
    expect(formatText('visits')).toMatch(/30/);
    expect(formatText('pickups')).toMatch(/30/);
    const without = getLocalizedText(formatPolicy({ ...policy, graceMinutes: 0 }, 'visits'), language);
    expect(without).not.toMatch(/30/);
    expect(without.split('\n')).toHaveLength(formatText('visits').split('\n').length - 1);
  });

  it('has its own words if everything is collected', () => {
    expect(formatText('pickups')).not.toMatch(visit[language]);
    for (const tier of policy.tiers) expect(formatText('pickups')).toContain(`${tier.feePercent}%`);
  });
});
