import { agreedTextsToWire } from '@dining/contract/codecs/agreed-texts';
import { flagFromWire, flagToWire } from '@dining/contract/codecs/flag';
import { visitFromWire } from '@dining/contract/codecs/visit';
import { type MarketingConsents, setConsent } from '@dining/domain/join/consents';
import type { HtlCode } from '@dining/domain/shared/codes';
import type { AgreedText } from '@dining/domain/terms/agreed-texts';
import { alerts } from '@dining/ui/alerts';
import { Button } from '@dining/ui/button';
import { Checkbox } from '@dining/ui/checkbox';
import { FieldGroup } from '@dining/ui/field-group';
import { Section } from '@dining/ui/section';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useHotels } from '../../entities/app/app-data';
import { noteMarketing, type Profile } from '../../entities/members/profile';
import { useHotel } from '../../entities/search/search-state';
import { invalidateTexts, useShownTerms, useTextChanges } from '../../entities/terms/shown-texts';
import { ConsentText } from '../../features/terms/consent-text';
import { alertProblem } from '../../lib/alert-problem';
import { call } from '../../lib/call';
import { listText, spokenVisitText } from '../../lib/format';
import { type Translations, useTranslations } from '../../lib/i18n';
import { wireText } from '../../lib/text-for';
import { useCheckedForm } from '../../lib/use-checked-form';

/** Formats what the member last said, and when: facts on integrations §7.4 ask for both of whoever opts in or out. */
function formatStatus(translations: Translations, { marketingStatus, marketingDate }: Profile): string {
  if (marketingStatus === 'none') return translations.t('profile.marketing.none');
  if (marketingDate === '') return translations.t('profile.marketing.agreedBefore');
  return translations.t(`profile.marketing.${marketingStatus}`, {
    date: spokenVisitText(translations, visitFromWire(marketingDate)),
  });
}

/** The consent to news and offers and to the ways by which they are sent, coupled as at joining (Spec §2.6). */
export function MarketingPart({ profile }: { profile: Profile }) {
  const htlCode = useHotel()?.htlCode;
  const shown = useShownTerms(htlCode)?.filter(({ kind }) => kind === 'TT0005');
  // A tick counts for the text under which it was made: another text resets the form. What is ticked while the first one loads stays.
  const changes = useTextChanges(shown);
  return <MarketingForm htlCode={htlCode} key={changes} profile={profile} shown={shown} />;
}

interface MarketingFormProps {
  profile: Profile;
  htlCode: HtlCode | undefined;
  /** The text that is shown (decision 5b). */
  shown: readonly AgreedText[] | undefined;
}

function MarketingForm({ profile, htlCode, shown }: MarketingFormProps) {
  const queryClient = useQueryClient();
  const translations = useTranslations();
  const { t, wireLanguage } = translations;
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
      void alerts.show({ message: t('profile.marketing.saved'), confirmLabel: t('common.buttons.confirm') });
    },
    onError: (problem) => {
      if (problem.code === 'terms_changed') invalidateTexts(queryClient);
      void alertProblem(translations, problem);
    },
  });
  const { submit, values, setValues, getError, clearErrors, getId } = useCheckedForm<MarketingConsents>({
    defaultValues: {
      marketing: flagFromWire(profile.policyMarketingAgreYn),
      sms: flagFromWire(profile.marketingSmsAgreYn),
      email: flagFromWire(profile.marketingMailAgreYn),
    },
    check: ({ marketing, sms, email }) =>
      marketing && !sms && !email ? [{ field: 'sms', text: t('profile.marketing.choose') }] : [],
    send: (consents) => saving.mutate(consents),
  });
  const box = (name: keyof MarketingConsents, disabled = false) => (
    <Checkbox
      checked={values[name]}
      disabled={disabled}
      onChange={(event) => {
        clearErrors();
        setValues(setConsent(values, name, event.target.checked));
      }}
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
        {formatStatus(translations, profile)}
      </p>
      <FieldGroup error={getError('sms')} label={t('profile.marketing.title')} labelHidden>
        {box('marketing')}
        {htlCode !== undefined && (
          <div className="pl-8">
            <ConsentText htlCode={htlCode} kind="TT0005" level={3} name={t('join.consents.marketing')} shown={shown} />
          </div>
        )}
        <div className="flex flex-wrap gap-x-8 pl-8" id={getId('sms')}>
          {box('sms', !values.marketing)}
          {box('email', !values.marketing)}
        </div>
      </FieldGroup>
      <Button className="mt-4" onClick={() => submit()} pending={saving.isPending}>
        {t('profile.marketing.save')}
      </Button>
    </Section>
  );
}
