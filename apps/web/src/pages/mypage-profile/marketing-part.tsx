import { flagFromWire, flagToWire } from '@dining/contract/codecs/flag';
import { visitFromWire } from '@dining/contract/codecs/visit';
import { type MarketingConsents, setConsent } from '@dining/domain/join/consents';
import { alerts } from '@dining/ui/alerts';
import { Button } from '@dining/ui/button';
import { Checkbox } from '@dining/ui/checkbox';
import { FieldGroup } from '@dining/ui/field-group';
import { Section } from '@dining/ui/layout';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useHotels } from '../../entities/app/app-data';
import { noteMarketing, type Profile } from '../../entities/members/profile';
import { call } from '../../lib/call';
import { listText, visitText } from '../../lib/format';
import { t } from '../../lib/i18n';
import { tellProblem } from '../../lib/tell-problem';
import { wireText } from '../../lib/text-for';

const tell = (message: string) => alerts.show({ message, confirmLabel: t('common.buttons.confirm') });

/** What the member last said, and when (facts on integrations §7.4: whoever opts in or out is told so with its date). */
function standing({ marketingStatus, marketingDate }: Profile): string {
  if (marketingStatus === 'none') return t('profile.marketing.none');
  if (marketingDate === '') return t('profile.marketing.agreedBefore');
  return t(`profile.marketing.${marketingStatus}`, { date: visitText(visitFromWire(marketingDate)) });
}

/** News and offers, agreed to or not, and the ways by which they come: coupled as at joining (Spec §2.6). */
export function MarketingPart({ profile }: { profile: Profile }) {
  const [consents, setConsents] = useState<MarketingConsents>({
    marketing: flagFromWire(profile.policyMarketingAgreYn),
    sms: flagFromWire(profile.marketingSmsAgreYn),
    email: flagFromWire(profile.marketingMailAgreYn),
  });
  const saving = useMutation({
    mutationFn: ({ marketing, sms, email }: MarketingConsents) =>
      call('POST /api/mypage/changeMarketing', {
        body: {
          policyMarketingAgreYn: flagToWire(marketing),
          marketingSmsAgreYn: flagToWire(marketing && sms),
          marketingMailAgreYn: flagToWire(marketing && email),
        },
      }),
    onSuccess: ({ result }) => {
      noteMarketing(result);
      void tell(t('profile.marketing.saved'));
    },
    onError: tellProblem,
  });
  const save = () => {
    if (consents.marketing && !consents.sms && !consents.email) return void tell(t('profile.marketing.choose'));
    saving.mutate(consents);
  };
  const box = (name: keyof MarketingConsents, disabled = false) => (
    <Checkbox
      checked={consents[name]}
      disabled={disabled}
      onChange={(event) => setConsents(setConsent(consents, name, event.target.checked))}
    >
      {t(`join.consents.${name}`)}
    </Checkbox>
  );
  const senders = listText(useHotels().map((hotel) => wireText(hotel, 'htlName')));
  return (
    <Section id="profile-marketing" lead={t('profile.marketing.lead', { senders })} title={t('profile.marketing.title')}>
      <p className="mb-2" role="status">
        {standing(profile)}
      </p>
      <FieldGroup label={t('profile.marketing.title')} labelHidden>
        {box('marketing')}
        <div className="flex flex-wrap gap-x-8 pl-8">
          {box('sms', !consents.marketing)}
          {box('email', !consents.marketing)}
        </div>
      </FieldGroup>
      <Button className="mt-4" onClick={save} pending={saving.isPending} pendingLabel={t('common.loading')}>
        {t('profile.marketing.save')}
      </Button>
    </Section>
  );
}
