import { encodeAgreedTexts } from '@dining/contract/codecs/agreed-texts';
import { decodeFlag, encodeFlag } from '@dining/contract/codecs/flag';
import { decodeVisit } from '@dining/contract/codecs/visit';
import { type MarketingConsents, setConsent } from '@dining/domain/join/consents';
import type { HtlCode } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { ShownText } from '@dining/domain/terms/agreed-texts';
import { useAlerts } from '@dining/ui/alerts';
import { Button } from '@dining/ui/button';
import { Checkbox } from '@dining/ui/checkbox';
import { FieldGroup } from '@dining/ui/field-group';
import { Section } from '@dining/ui/section';
import { useCheckedForm } from '@dining/ui/use-checked-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useHotels } from '../../entities/app/app-data';
import { type Profile, setCachedMarketing } from '../../entities/members/profile';
import { useHotel } from '../../entities/search/search-state';
import { invalidateTexts, useShownTerms, useTextChangeCount } from '../../entities/terms/shown-texts';
import { ConsentText } from '../../features/terms/consent-text';
import { call } from '../../lib/call';
import { useToday } from '../../lib/clock';
import { formatList, formatVisitInText } from '../../lib/format';
import { type Translations, useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { showProblem } from '../../lib/show-problem';

/** Formats the member's last choice and its date (facts on integrations §7.4 requires both). */
function formatStatus(
  translations: Translations,
  { marketingStatus, marketingDate }: Profile,
  today: SeoulDate,
): string {
  if (marketingStatus === 'none') return translations.t('profile.marketing.none');
  if (marketingDate === '') return translations.t('profile.marketing.agreedBefore');
  return translations.t(`profile.marketing.${marketingStatus}`, {
    date: formatVisitInText(translations, decodeVisit(marketingDate), today),
  });
}

export function MarketingSection({ profile }: { profile: Profile }) {
  const htlCode = useHotel()?.htlCode;
  const shownTerms = useShownTerms(htlCode)?.filter(({ kind }) => kind === 'TT0005');
  // A tick is valid only for the text that was shown with it, so another version of the text resets the form. Ticks
  // made before the first text is loaded are kept.
  const textChangeCount = useTextChangeCount(shownTerms);
  return <MarketingForm htlCode={htlCode} key={textChangeCount} profile={profile} shownTerms={shownTerms} />;
}

interface MarketingFormProps {
  profile: Profile;
  htlCode: HtlCode | undefined;
  shownTerms: readonly ShownText[] | undefined;
}

function MarketingForm({ profile, htlCode, shownTerms }: MarketingFormProps) {
  const alerts = useAlerts();
  const today = useToday();
  const queryClient = useQueryClient();
  const translations = useTranslations();
  const { t, wireLanguage } = translations;
  const saveMutation = useMutation({
    mutationFn: ({ marketing, sms, email }: MarketingConsents) =>
      call('POST /api/mypage/changeMarketing', {
        body: {
          htlCode,
          policyMarketingAgreYn: encodeFlag(marketing),
          marketingSmsAgreYn: encodeFlag(marketing && sms),
          marketingMailAgreYn: encodeFlag(marketing && email),
          agreTextList: encodeAgreedTexts(shownTerms ?? null),
          langCode: wireLanguage,
        },
      }),
    onSuccess: ({ result }) => {
      setCachedMarketing(queryClient, result);
      void alerts.show({ message: t('profile.marketing.saved') });
    },
    onError: (problem) => {
      if (problem.code === 'terms_changed') invalidateTexts(queryClient);
      void showProblem(alerts, translations, problem);
    },
  });
  const { submit, values, setValues, getError, clearErrors, getId } = useCheckedForm<MarketingConsents>({
    defaultValues: {
      marketing: decodeFlag(profile.policyMarketingAgreYn),
      sms: decodeFlag(profile.marketingSmsAgreYn),
      email: decodeFlag(profile.marketingMailAgreYn),
    },
    check: ({ marketing, sms, email }) =>
      marketing && !sms && !email ? [{ field: 'sms', text: t('profile.marketing.choose') }] : [],
    send: (consents) => saveMutation.mutate(consents),
  });
  const renderCheckbox = (name: keyof MarketingConsents, disabled = false) => (
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
  const senders = formatList(
    translations,
    useHotels().map((hotel) => localizeField(translations, hotel, 'htlName')),
  );
  return (
    <Section
      id="profile-marketing"
      lead={t('profile.marketing.lead', { senders })}
      title={t('profile.marketing.title')}
    >
      <p className="mb-2" role="status">
        {formatStatus(translations, profile, today)}
      </p>
      <FieldGroup error={getError('sms')} label={t('profile.marketing.title')} labelHidden>
        {renderCheckbox('marketing')}
        {htlCode !== undefined && (
          <div className="pl-8">
            <ConsentText
              htlCode={htlCode}
              kind="TT0005"
              level={3}
              name={t('join.consents.marketing')}
              shownTexts={shownTerms}
            />
          </div>
        )}
        <div className="flex flex-wrap gap-x-8 pl-8" id={getId('sms')}>
          {renderCheckbox('sms', !values.marketing)}
          {renderCheckbox('email', !values.marketing)}
        </div>
      </FieldGroup>
      <Button className="mt-4" onClick={() => submit()} pending={saveMutation.isPending}>
        {t('profile.marketing.save')}
      </Button>
    </Section>
  );
}
