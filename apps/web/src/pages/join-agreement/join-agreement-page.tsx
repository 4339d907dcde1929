import { ProblemError } from '@dining/client/problem-error';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { CookiesNotice } from '../../components/cookies-notice';
import { getInvitationQuery } from '../../entities/join/queries';
import { useHotel } from '../../entities/search/search-state';
import { useSession } from '../../entities/session/session';
import { useShownTerms } from '../../entities/terms/shown-texts';
import { ConsentBoxes, type ConsentName } from '../../features/join/consents/consent-boxes';
import { useAgreementForm } from '../../features/join/consents/use-agreement-form';
import { AlreadyMember } from '../../features/join/form/already-member';
import { JoinFrame } from '../../features/join/form/join-frame';
import { ConsentText } from '../../features/terms/consent-text';
import { formatProblem } from '../../lib/format-problem';
import { useTranslations } from '../../lib/i18n';

const route = getRouteApi('/join/agreement');

const termsKinds = { terms: 'TT0001', privacy: 'TT0002', thirdParty: 'TT0003', marketing: 'TT0005' } as const;

export function JoinAgreementPage() {
  const translations = useTranslations();
  const { t } = translations;
  const { login_type: loginType, invitation } = route.useSearch();
  const invitedAddress = useQuery({ ...getInvitationQuery(invitation ?? ''), enabled: invitation !== undefined });
  const hotel = useHotel();
  const member = useSession()?.userDetails;
  const shownTerms = useShownTerms(hotel?.htlCode);
  const form = useAgreementForm({ htlCode: hotel?.htlCode, shownTexts: shownTerms, loginType, invitation });
  if (member !== undefined) return <AlreadyMember />;
  if (invitation !== undefined && invitedAddress.error instanceof ProblemError)
    return (
      <JoinFrame step="agreement" lead={t('join.invitation.invalid')} title={t('join.title')}>
        <Notice announce tone="error">
          {formatProblem(translations, invitedAddress.error)}
        </Notice>
      </JoinFrame>
    );
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
      {invitedAddress.data !== undefined && (
        <Notice title={t('join.invitation.title')}>{t('join.invitation.text', { email: invitedAddress.data })}</Notice>
      )}
      <form className="grid grid-cols-1 gap-8" noValidate onSubmit={form.submit}>
        <ConsentBoxes form={form} renderText={renderText} />
        <Button pending={form.isSubmitting} type="submit" variant="primary" wide>
          {t('common.buttons.next')}
        </Button>
      </form>
    </JoinFrame>
  );
}
