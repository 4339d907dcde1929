import { agreedTextsToWire } from '@dining/contract/codecs/agreed-texts';
import { flagFromWire, flagToWire } from '@dining/contract/codecs/flag';
import { visitFromWire } from '@dining/contract/codecs/visit';
import { type MarketingConsents, setConsent } from '@dining/domain/join/consents';
import type { HtlCode } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { AgreedText } from '@dining/domain/terms/agreed-texts';
import { useAlerts } from '@dining/ui/alerts';
import { Button } from '@dining/ui/button';
import { Checkbox } from '@dining/ui/checkbox';
import { FieldGroup } from '@dining/ui/field-group';
import { Section } from '@dining/ui/layout';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useHotels } from '../../entities/app/app-data';
import { noteMarketing, type Profile } from '../../entities/members/profile';
import { useHotel } from '../../entities/search/search-state';
import { invalidateTexts, useShownTerms, useTextChanges } from '../../entities/terms/shown-texts';
import { ConsentText } from '../../features/terms/consent-text';
import { call } from '../../lib/call';
import { useToday } from '../../lib/clock';
import { listText, spokenVisitText } from '../../lib/format';
import { type Translations, useTranslations } from '../../lib/i18n';
import { tellProblem } from '../../lib/tell-problem';
import { wireText } from '../../lib/text-for';

/** What the member last said, and when (facts on integrations §7.4: whoever opts in or out is told so with its date). */
function standing(translations: Translations, { marketingStatus, marketingDate }: Profile, today: SeoulDate): string {
  if (marketingStatus === 'none') return translations.t('profile.marketing.none');
  if (marketingDate === '') return translations.t('profile.marketing.agreedBefore');
  return translations.t(`profile.marketing.${marketingStatus}`, {
    date: spokenVisitText(translations, visitFromWire(marketingDate), today),
  });
}

/** News and offers, agreed to or not, and the ways by which they come: coupled as at joining (Spec §2.6). */
export function MarketingPart({ profile }: { profile: Profile }) {
  const htlCode = useHotel()?.htlCode;
  const shown = useShownTerms(htlCode)?.filter(({ kind }) => kind === 'TT0005');
  // Boxes are ticked under a text: with another one they stand again as the member has last said. What is ticked while the first one is on its
  // way stays.
  const changes = useTextChanges(shown);
  return <MarketingBoxes htlCode={htlCode} key={changes} profile={profile} shown={shown} />;
}

interface MarketingBoxesProps {
  profile: Profile;
  htlCode: HtlCode | undefined;
  /** What stands there to be read (decision 5b). */
  shown: readonly AgreedText[] | undefined;
}

function MarketingBoxes({ profile, htlCode, shown }: MarketingBoxesProps) {
  const alerts = useAlerts();
  const today = useToday();
  const queryClient = useQueryClient();
  const translations = useTranslations();
  const { t, wireLanguage } = translations;
  const [consents, setConsents] = useState<MarketingConsents>({
    marketing: flagFromWire(profile.policyMarketingAgreYn),
    sms: flagFromWire(profile.marketingSmsAgreYn),
    email: flagFromWire(profile.marketingMailAgreYn),
  });
  const saving = useMutation({
    mutationFn: ({ marketing, sms, email }: MarketingConsents) =>
      call('POST /api/mypage/changeMarketing', {
        body: {
          htlCode,
          policyMarketingAgreYn: flagToWire(marketing),
          marketingSmsAgreYn: flagToWire(marketing && sms),
          marketingMailAgreYn: flagToWire(marketing && email),
          agreTextList: agreedTextsToWire(shown ?? null),
          langCode: wireLanguage,
        },
      }),
    onSuccess: ({ result }) => {
      noteMarketing(queryClient, result);
      void alerts.show({ message: t('profile.marketing.saved') });
    },
    onError: (problem) => {
      if (problem.code === 'terms_changed') invalidateTexts(queryClient);
      void tellProblem(alerts, translations, problem);
    },
  });
  const save = () => {
    if (consents.marketing && !consents.sms && !consents.email)
      return void alerts.show({ message: t('profile.marketing.choose') });
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
  const senders = listText(
    translations,
    useHotels().map((hotel) => wireText(translations, hotel, 'htlName')),
  );
  return (
    <Section id="profile-marketing" lead={t('profile.marketing.lead', { senders })} title={t('profile.marketing.title')}>
      <p className="mb-2" role="status">
        {standing(translations, profile, today)}
      </p>
      <FieldGroup label={t('profile.marketing.title')} labelHidden>
        {box('marketing')}
        {htlCode !== undefined && (
          <div className="pl-8">
            <ConsentText htlCode={htlCode} kind="TT0005" level={3} name={t('join.consents.marketing')} shown={shown} />
          </div>
        )}
        <div className="flex flex-wrap gap-x-8 pl-8">
          {box('sms', !consents.marketing)}
          {box('email', !consents.marketing)}
        </div>
      </FieldGroup>
      <Button className="mt-4" onClick={save} pending={saving.isPending}>
        {t('profile.marketing.save')}
      </Button>
    </Section>
  );
}
