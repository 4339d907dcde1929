import { Button } from '@dining/ui/button';
import { getRouteApi } from '@tanstack/react-router';
import { CookiesNotice } from '../../components/cookies-notice';
import { useHotel } from '../../entities/search/search-state';
import { useSession } from '../../entities/session/session';
import { useShownTerms } from '../../entities/terms/shown-texts';
import { ConsentBoxes, type ConsentName } from '../../features/join/consents/consent-boxes';
import { useAgreementForm } from '../../features/join/consents/use-agreement-form';
import { AlreadyMember } from '../../features/join/form/already-member';
import { JoinFrame } from '../../features/join/form/join-frame';
import { ConsentText } from '../../features/terms/consent-text';
import { useTranslations } from '../../lib/i18n';

const route = getRouteApi('/join/agreement');

const termsKinds = { terms: 'TT0001', privacy: 'TT0002', thirdParty: 'TT0003', marketing: 'TT0005' } as const;

export function JoinAgreementPage() {
  const { t } = useTranslations();
  const { login_type: loginType } = route.useSearch();
  const hotel = useHotel();
  const member = useSession()?.userDetails;
  const shownTerms = useShownTerms(hotel?.htlCode);
  const form = useAgreementForm({ htlCode: hotel?.htlCode, shownTexts: shownTerms, loginType });
  if (member !== undefined) return <AlreadyMember />;
  const renderText = (name: ConsentName) =>
    hotel && (
      <ConsentText
        htlCode={hotel.htlCode}
        kind={termsKinds[name]}
        level={2}
        name={t(`join.consents.${name}`)}
        shownTexts={shownTerms}
      />
    );
  return (
    <JoinFrame step="agreement" lead={t('join.agreement.lead')} title={t('join.title')}>
      <CookiesNotice />
      <form className="grid grid-cols-1 gap-8" noValidate onSubmit={form.submit}>
        <ConsentBoxes form={form} renderText={renderText} />
        <Button pending={form.isSubmitting} type="submit" variant="primary" wide>
          {t('common.buttons.next')}
        </Button>
      </form>
    </JoinFrame>
  );
}
